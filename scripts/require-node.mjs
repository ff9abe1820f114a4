// Refuses to go on under a Node.js that cannot run this project's TypeScript, and lets what was compiled once be found by the next
// start, which then takes half as long. Preloaded with `node --import`, also by every thread.
import module from 'node:module';

const wanted = 24;
const found = process.versions.node;

if (Number.parseInt(found, 10) < wanted) {
  process.stderr.write(
    `starhold: Node.js ${wanted} or newer is needed, but this is ${found}. ` +
      'Run "npm install" in the project folder (with install scripts enabled), then start it with "npm start" or "npm run starhold".\n',
  );
  process.exit(1);
}

module.enableCompileCache();

// Refuses to go on under a Node.js that cannot run this project's TypeScript. Preloaded with `node --import`.
const wanted = 24;
const found = process.versions.node;

if (Number.parseInt(found, 10) < wanted) {
  process.stderr.write(
    `starhold: Node.js ${wanted} or newer is needed, but this is ${found}. ` +
      'Run "npm install" in the project folder (with install scripts enabled), then start it with "npm start" or "npm run starhold".\n',
  );
  process.exit(1);
}

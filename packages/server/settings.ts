/** Everything that can be set, by a flag or by the environment. `docs/running.md` has the same list (a test holds them together). */
export interface ServerSetting {
  /** As in `--port 4680`. */
  flag: string;
  /** What stands behind the flag; none for a switch. */
  value?: string;
  env: string;
  /** One line for people. */
  what: string;
  many?: true;
}

export const SETTINGS = {
  port: { flag: 'port', value: 'N', env: 'PORT', what: 'where it listens; 0 takes any free port (4680)' },
  host: {
    flag: 'host',
    value: 'NAME',
    env: 'STARHOLD_HOST',
    what: 'on which address: 0.0.0.0 for the network (this machine only)',
  },
  names: {
    flag: 'host-name',
    value: 'NAME',
    env: 'STARHOLD_HOSTS',
    what: 'a further name people use in the address; may be given several times, in the environment with commas',
    many: true,
  },
  proxy: {
    flag: 'behind-proxy',
    value: 'ADDRESSES',
    env: 'STARHOLD_PROXY',
    what: 'whose word about the sender counts: addresses of proxies with commas, or "loopback" (nobody)',
  },
  data: { flag: 'data', value: 'FOLDER', env: 'STARHOLD_DATA', what: 'where everything is kept (data)' },
  database: {
    flag: 'database',
    value: 'URL',
    env: 'STARHOLD_DATABASE',
    what: 'a PostgreSQL instead of the data folder: postgres://…; several instances may share it',
  },
  address: {
    flag: 'address',
    value: 'URL',
    env: 'STARHOLD_ADDRESS',
    what: 'how the other instances reach this one: http://10.0.0.7:4680 (needs --database and a secret)',
  },
  secret: {
    flag: 'secret',
    value: 'WORD',
    env: 'STARHOLD_SECRET',
    what: 'what instances show each other, at least 32 characters; better in the environment than on a command line',
  },
  bots: {
    flag: 'bots',
    value: 'WHERE',
    env: 'STARHOLD_BOTS',
    what: '"threads" of this process, or "queue": whichever instance is free (threads)',
  },
  botThreads: {
    flag: 'bot-threads',
    value: 'N',
    env: 'STARHOLD_BOT_THREADS',
    what: 'how many bots think at a time (1)',
  },
  tableThreads: {
    flag: 'table-threads',
    value: 'N',
    env: 'STARHOLD_TABLE_THREADS',
    what: 'on how many threads tables run, beside the one that has the sockets (1)',
  },
  metricsPort: {
    flag: 'metrics-port',
    value: 'N',
    env: 'STARHOLD_METRICS_PORT',
    what: 'Prometheus finds /metrics there, on this machine only (none)',
  },
  metricsHost: {
    flag: 'metrics-host',
    value: 'NAME',
    env: 'STARHOLD_METRICS_HOST',
    what: 'on which address /metrics is served (this machine only)',
  },
  leniency: {
    flag: 'leniency',
    value: 'N',
    env: 'STARHOLD_LENIENCY',
    what: 'so many times more than usual may be asked in a time: a school behind one address, or a test of load (1)',
  },
  silence: {
    flag: 'silence',
    value: 'SECONDS',
    env: 'STARHOLD_SILENCE',
    what: 'a page that is not heard of for so long is gone; a proxy must let a quiet connection live longer (35)',
  },
  log: { flag: 'log', value: 'LEVEL', env: 'STARHOLD_LOG', what: 'debug, info, warn or error, on stderr (warn)' },
} as const satisfies Record<string, ServerSetting>;

export type SettingName = keyof typeof SETTINGS;

export function usage(): string {
  const lines = (Object.values(SETTINGS) as ServerSetting[]).map(({ flag, value, what }) => {
    const left = `  --${flag}${value === undefined ? '' : ` ${value}`}`;
    return `${left.padEnd(28)}${what}`;
  });
  return ['npm start -- [settings]', ...lines, '  --help'].join('\n');
}

/** A peer: Parse Server, from the folder that its argument names, as its own guide sets it up. */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface ParseServer {
  start(): Promise<void>;
  app: (request: unknown, response: unknown) => void;
}

const fromFolder = createRequire(join(process.argv[2] ?? '', 'package.json'));
const express = fromFolder('express') as () => { use(path: string, app: ParseServer['app']): void };
const { ParseServer } = fromFolder('parse-server') as { ParseServer: new (options: object) => ParseServer };

const parse = new ParseServer({
  databaseURI: process.env.DATABASE_URL,
  appId: 'bench',
  masterKey: 'bench',
  serverURL: 'http://127.0.0.1/parse',
  logLevel: 'warn',
  logsFolder: null,
  silent: true,
  allowClientClassCreation: true,
});
await parse.start();
const app = express();
app.use('/parse', parse.app);
const server = createServer(app as never).listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as { port: number }).port);
});

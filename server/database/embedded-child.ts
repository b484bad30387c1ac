/** The child process that holds the embedded database. Its arguments: the data folder and the socket to listen on. */
import { once } from 'node:events';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const [folder, socket] = process.argv.slice(2);
if (!folder || !socket || !process.send) throw new Error('Started by embedded-process.ts, with a folder and a socket');

// The channel closes when the parent ends, however it ends: a database without its server must not linger.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole process group, and service managers end all of a service's processes at once; the parent still
// has requests to finish.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

// The parent first writes down whose the folder is.
await once(process, 'message');
const database = await PGlite.create(folder);
const port = Number(socket);
const server = new PGLiteSocketServer({
  db: database,
  // One connection of the server's own, and one to spare while a broken one is being noticed.
  maxConnections: 2,
  ...(Number.isInteger(port) ? { port } : { path: socket }),
});
await server.start();
process.on('message', async (message) => {
  if (message !== 'close') return;
  await server.stop();
  await database.close();
  process.exit(0);
});
process.send('ready');

/** The process that sends the load: its argument says what to, as JSON; its one message is the requests per second. */
import autocannon from 'autocannon';

export interface Load {
  url: string;
  headers: Record<string, string>;
}

const connections = 32;
const warmUpSeconds = 4;
const seconds = 6;

const load = JSON.parse(process.argv[2] ?? '{}') as Load;
await autocannon({ ...load, connections, duration: warmUpSeconds });
const result = await autocannon({ ...load, connections, duration: seconds });
if (result.errors + result.timeouts + result.non2xx > 0) {
  throw new Error(`${load.url}: ${result.errors} errors, ${result.timeouts} time-outs, ${result.non2xx} not 2xx`);
}
process.send?.(result['2xx'] / result.duration);
process.disconnect?.();

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Both book services on one local port. Each answers what the test sets, and nothing was found until then. */
export async function startFakeServices() {
  const fake = { google: json(noVolumes), openLibrary: json(noDocs), asked: [] as URL[] };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    fake.asked.push(url);
    const answer: Answer = url.pathname === '/volumes' ? fake.google : fake.openLibrary;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(fake, {
    url,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

export type FakeServices = Awaited<ReturnType<typeof startFakeServices>>;

const noVolumes = { kind: 'books#volumes', totalItems: 0 };
const noDocs = { numFound: 0, start: 0, docs: [] };

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}

export const notJson: Answer = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Sign in to this network</title>');
};

/** Takes the request and says nothing. */
export const silence: Answer = () => {};

export const hangUp: Answer = (request) => {
  request.socket.destroy();
};

/** A volume in the shape in which Google answers. */
export function googleItem(id: string, volumeInfo: Record<string, unknown>) {
  return {
    kind: 'books#volume',
    id,
    etag: 'x',
    volumeInfo: {
      publishedDate: '2019-04-09',
      language: 'en',
      printType: 'BOOK',
      imageLinks: {
        smallThumbnail: `http://books.google.com/books/content?id=${id}&printsec=frontcover&img=1&zoom=5&edge=curl&source=gbs_api`,
        thumbnail: `http://books.google.com/books/content?id=${id}&printsec=frontcover&img=1&zoom=1&edge=curl&source=gbs_api`,
      },
      ...volumeInfo,
    },
    saleInfo: { country: 'DE', saleability: 'NOT_FOR_SALE' },
  };
}

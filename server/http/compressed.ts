import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A body that many are answered with: written out and compressed once. `T` is what it says, where that is JSON. */
export class Compressed<T = unknown> {
  declare readonly says: T;
  readonly #plain: string;
  readonly #gzip: Uint8Array<ArrayBuffer>;
  readonly #brotli: Uint8Array<ArrayBuffer>;

  constructor(text: string) {
    this.#plain = text;
    this.#gzip = new Uint8Array(gzipSync(text));
    this.#brotli = new Uint8Array(brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
  }

  static json<T>(value: T): Compressed<T> {
    return new Compressed(JSON.stringify(value));
  }

  /** Answers in the smallest form that the client reads. */
  send(c: Context, headers: Record<string, string>, status: ContentfulStatusCode = 200): Response {
    const accepted = c.req.header('accept-encoding') ?? '';
    if (/\bbr\b/.test(accepted)) return c.body(this.#brotli, status, { ...headers, 'Content-Encoding': 'br' });
    if (/\bgzip\b/.test(accepted)) return c.body(this.#gzip, status, { ...headers, 'Content-Encoding': 'gzip' });
    return c.body(this.#plain, status, headers);
  }
}

import { z } from 'zod';
import type { Catalogue } from '../../../catalogue/catalogue.ts';
import { drawCover } from '../../../catalogue/drawing/cover.ts';
import { drawPicture } from '../../../catalogue/drawing/picture.ts';
import { coverToSvg, pictureToSvg } from '../../../catalogue/drawing/svg.ts';
import { BookAuthor, BookTitle } from '../../../contract/book.ts';
import * as contract from '../../../contract/reader.ts';
import { surfaces } from '../../../contract/surface.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/open.ts';
import { clientLimit } from '../../http/client-limit.ts';
import { ApiError } from '../../http/errors.ts';
import type { MakeLimit } from '../../http/limits.ts';
import { type App, mount } from '../../http/mount.ts';
import { createReader } from './reader.ts';

/** Of one client, signed in or not: more books than anybody opens in a minute. */
const generations = { points: 60, seconds: 60 };
const promptMaxLength = 300;
const svg = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  // Opened by itself a drawing is a document of our origin, with words from its address in it: it may do nothing.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};
// The same words are the same drawing for good.
const forGood = 'public, max-age=31536000, immutable';
const DrawnCover = z.object({ title: BookTitle, author: BookAuthor, topics: z.array(z.string().max(60)).max(10) });

interface Dependencies {
  config: Pick<Config, 'trustedProxies'>;
  catalogue: Catalogue;
  db: Db;
  limits: MakeLimit;
}

export function readerRoutes(app: App, dependencies: Dependencies): void {
  const limitGeneration = clientLimit('generate', generations, dependencies);
  const reader = createReader(dependencies);
  mount(app, contract.generateBookIdeas, async ({ body, context }) => {
    await limitGeneration(context);
    return reader.ideas(body.bookTitle, body.bookAuthor);
  });
  mount(app, contract.generateBookSummary, async ({ body, context }) => {
    await limitGeneration(context);
    return reader.summary(body.bookTitle, body.bookAuthor);
  });

  app.get('/covers/drawn.svg', (c) => {
    const { title = '', author = '', topics = '' } = c.req.query();
    const subject = DrawnCover.safeParse({ title, author, topics: topics.split(',').filter(Boolean) });
    if (!subject.success) throw new ApiError('validation_failed', 'A title and an author are needed.');
    c.header('Cache-Control', forGood);
    return c.body(coverToSvg(drawCover(subject.data)), 200, svg);
  });

  app.get('/pictures/drawn.svg', (c) => {
    const prompt = c.req.query('prompt')?.trim() ?? '';
    if (prompt === '' || prompt.length > promptMaxLength) {
      throw new ApiError('validation_failed', `A prompt of 1 to ${promptMaxLength} characters is needed.`);
    }
    const surface = surfaces.find((name) => name === c.req.query('surface'));
    c.header('Cache-Control', forGood);
    return c.body(pictureToSvg(drawPicture(prompt, surface)), 200, svg);
  });
}

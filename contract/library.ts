import { z } from '@hono/zod-openapi';
import { BookAuthor, BookText, BookTitle, CoverUrl } from './book.ts';
import { endpoint } from './endpoint.ts';
import { Text } from './text.ts';
import { TimeZone } from './time-zone.ts';

const bookColumns = {
  book_title: BookTitle,
  book_author: BookAuthor,
  book_cover: CoverUrl,
  book_description: BookText.openapi({ description: 'The tagline' }),
  book_full_description: BookText,
  book_background: BookText,
  book_impact: BookText,
};

export const NewSavedBook = z.object(bookColumns).openapi('NewSavedBook');
export type NewSavedBook = z.infer<typeof NewSavedBook>;
export const SavedBook = z.object({ id: z.uuid(), ...bookColumns, created_at: z.iso.datetime() }).openapi('SavedBook');
export type SavedBook = z.infer<typeof SavedBook>;

const ideaColumns = {
  book_title: BookTitle,
  idea_title: Text.trim().min(1).max(300),
  idea_explanation: Text.max(4000),
  idea_image_url: Text.max(2000),
};
export const NewSavedIdea = z.object(ideaColumns).openapi('NewSavedIdea');
export type NewSavedIdea = z.infer<typeof NewSavedIdea>;
export const SavedIdea = z.object({ id: z.uuid(), ...ideaColumns, created_at: z.iso.datetime() }).openapi('SavedIdea');
export type SavedIdea = z.infer<typeof SavedIdea>;

/** When it was first saved: sent by a reader who takes a removal back, so that it returns to its place. */
const created_at = z.iso
  .datetime()
  .refine((moment) => moment >= '1970', 'Nothing was saved so long ago')
  .optional();

const Id = z.object({ id: z.uuid() });
const Removed = z.object({ removed: z.boolean() });

export const listSavedBooks = endpoint({
  method: 'get',
  path: '/api/saved-books',
  caller: 'reader',
  summary: "The reader's saved books, newest first",
  reply: z.array(SavedBook),
});

export const saveBook = endpoint({
  method: 'post',
  path: '/api/saved-books',
  caller: 'reader',
  summary: 'Saves a book; one that is saved already is answered as it stands',
  body: NewSavedBook.extend({ created_at }),
  reply: SavedBook,
});

export const repairSavedBook = endpoint({
  method: 'put',
  path: '/api/saved-books/{id}',
  caller: 'reader',
  summary: 'Fills in the four texts of a saved book that was saved without them',
  params: Id,
  body: NewSavedBook.pick({
    book_description: true,
    book_full_description: true,
    book_background: true,
    book_impact: true,
  }),
  reply: SavedBook,
  errors: ['not_found'],
});

export const removeSavedBook = endpoint({
  method: 'delete',
  path: '/api/saved-books/{id}',
  caller: 'reader',
  summary: 'Removes a saved book; removing it twice is no error',
  params: Id,
  reply: Removed,
});

export const listSavedIdeas = endpoint({
  method: 'get',
  path: '/api/saved-ideas',
  caller: 'reader',
  summary: "The reader's saved ideas, newest first",
  reply: z.array(SavedIdea),
});

export const saveIdea = endpoint({
  method: 'post',
  path: '/api/saved-ideas',
  caller: 'reader',
  summary: 'Saves an idea and counts it the first time; one that is saved already is answered as it stands',
  body: NewSavedIdea.extend({ created_at }),
  reply: SavedIdea,
});

export const removeSavedIdea = endpoint({
  method: 'delete',
  path: '/api/saved-ideas/{id}',
  caller: 'reader',
  summary: 'Removes a saved idea; removing it twice is no error',
  params: Id,
  reply: Removed,
});

export const revisitSavedIdea = endpoint({
  method: 'post',
  path: '/api/saved-ideas/{id}/visits',
  caller: 'reader',
  summary: 'Counts a revisit when the idea is opened on a later day than it was saved, once a day',
  params: Id,
  body: z.object({ zone: TimeZone }),
  reply: z.object({ counted: z.boolean() }),
  errors: ['not_found'],
});

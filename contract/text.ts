import { z } from '@hono/zod-openapi';

/** Text as the database can keep it: a character that was cut in half is replaced, a NUL refused. */
export const Text = z
  .string()
  .overwrite((text) => text.toWellFormed())
  .refine((text) => !text.includes('\0'), 'A text must not hold NUL');

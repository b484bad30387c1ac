import { z } from 'zod';
import { type Surface, surfaces } from '../contract/surface.ts';
import { CatalogueError, type Fault } from './fault.ts';
import {
  curatedCount,
  deckCount,
  exploreTopicCount,
  featuredCount,
  headingMaxCharacters,
  noteworthyCount,
} from './limits.ts';
import type { Title } from './title-file.ts';
import { type Topic, topics } from './topics.ts';
import { readYaml } from './yaml-file.ts';

export const listsFile = 'lists.yaml';

export const featuredTypes = ['Article', 'Book', 'Podcast'] as const;

export interface Featured {
  title: Title;
  heading: string;
  type: (typeof featuredTypes)[number];
  theme: Surface;
}

export interface Noteworthy {
  title: Title;
  theme: Surface;
}

export interface ExploreTopic {
  id: string;
  title: Topic;
  /** A lucide icon's name. */
  icon: string;
}

export interface DeckCard {
  title: Title;
  label: string;
}

export interface Lists {
  curated: Title[];
  featured: Featured[];
  noteworthy: Noteworthy[];
  exploreTopics: ExploreTopic[];
  deck: DeckCard[];
}

const text = z.string().trim().min(1, 'must not be empty');
const theme = z.enum(surfaces, `must be one of ${surfaces.join(', ')}`);

function listOf<T extends z.ZodType>(entry: T, count: number) {
  return z.array(entry, 'must be a list').refine((list) => list.length === count, {
    error: ({ input }) => `${(input as unknown[]).length} given; the list has exactly ${count}`,
  });
}

/** The parser refuses lists of any other length: the product's daily picks are counted on them. */
function listsSchema(titles: ReadonlyMap<string, Title>) {
  const reference = text.transform((id, context) => {
    const title = titles.get(id);
    if (title) return title;
    context.addIssue({ code: 'custom', message: `there is no titles/${id}.md` });
    return z.NEVER;
  });
  return z.strictObject({
    curated: listOf(reference, curatedCount),
    featured: listOf(
      z
        .strictObject({
          title: reference,
          heading: text.max(headingMaxCharacters, `must be at most ${headingMaxCharacters} characters`),
          type: z.enum(featuredTypes, `must be one of ${featuredTypes.join(', ')}`),
          theme,
        })
        .refine(({ title, type }) => title.kind === type.toLowerCase(), {
          path: ['type'],
          error: ({ input }) => `'${(input as Featured).title.id}' is a ${(input as Featured).title.kind}`,
        }),
      featuredCount,
    ).refine((list) => featuredTypes.every((type) => list.some((entry) => entry.type === type)), {
      error: `must have at least one each of ${featuredTypes.join(', ')}`,
    }),
    noteworthy: listOf(z.strictObject({ title: reference, theme }), noteworthyCount),
    exploreTopics: listOf(
      z.strictObject({ id: text, title: z.enum(topics, `must be one of ${topics.join(', ')}`), icon: text }),
      exploreTopicCount,
    ),
    deck: listOf(z.strictObject({ title: reference, label: text }), deckCount),
  });
}

export function parseLists(source: string, titles: ReadonlyMap<string, Title>): Lists {
  const { value, lineOf } = readYaml<Lists>(listsSchema(titles), { file: listsFile, text: source });
  const faults: Fault[] = [];
  for (const [name, list] of Object.entries(value) as [keyof Lists, Lists[keyof Lists]][]) {
    const seen = new Set<string>();
    for (const [index, entry] of list.entries()) {
      const id = typeof entry.title === 'string' ? entry.id : entry.title.id;
      if (seen.has(id))
        faults.push({ file: listsFile, line: lineOf([name, index]), message: `'${id}' stands twice in ${name}` });
      seen.add(id);
    }
  }
  if (faults.length) throw new CatalogueError(faults);
  return value;
}

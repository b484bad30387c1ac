import { z } from 'zod';
import { CatalogueError, collecting, type Fault } from './fault.ts';
import { bookTopicCount, otherTopicCount } from './limits.ts';
import { blocks } from './markdown-blocks.ts';
import { type Topic, topics } from './topics.ts';
import { readYaml } from './yaml-file.ts';

export const kinds = ['book', 'podcast', 'video', 'article'] as const;
export type Kind = (typeof kinds)[number];

export interface TitleIdea {
  title: string;
  /** Paragraphs, parted by a blank line. */
  explanation: string;
  imagePrompt: string;
}

export interface Title {
  /** The name of its file. */
  id: string;
  kind: Kind;
  title: string;
  author: string;
  year: number;
  topics: Topic[];
  tagline: string;
  impact: string;
  description: string;
  fullDescription: string;
  background: string;
  ideas: TitleIdea[];
}

/** A title and where in its file each part stands. */
export interface TitleFile {
  file: string;
  text: string;
  title: Title;
  lines: Record<'topics' | 'tagline' | 'impact' | 'description' | 'fullDescription' | 'background' | 'ideas', number>;
  ideaLines: { title: number; imagePrompt: number; explanation: number }[];
}

const line = z.string('must be text; put it in double quotes').trim().min(1, 'must not be empty');
const FrontMatter = z
  .strictObject({
    kind: z.enum(kinds, `must be one of ${kinds.join(', ')}`),
    title: line,
    author: line,
    year: z.int('must be a year, such as 2018').min(-3000).max(2100),
    topics: z
      .array(z.enum(topics, `must be one of ${topics.join(', ')}`), 'must be a list, such as [Habits, Focus, Career]')
      .refine((list) => new Set(list).size === list.length, 'must not repeat a topic'),
    tagline: line.refine((text) => !text.includes('\n'), 'must be one line'),
    impact: line,
  })
  .superRefine(({ kind, topics }, context) => {
    const allowed = kind === 'book' ? { min: bookTopicCount, max: bookTopicCount } : otherTopicCount;
    if (topics.length >= allowed.min && topics.length <= allowed.max) return;
    const count = allowed.min === allowed.max ? `exactly ${allowed.min}` : `${allowed.min} or ${allowed.max}`;
    context.addIssue({ code: 'custom', path: ['topics'], message: `${topics.length} given; a ${kind} has ${count}` });
  });

const sections = {
  Description: 'description',
  'Full description': 'fullDescription',
  Background: 'background',
  Ideas: 'ideas',
} as const;
const sectionNames = Object.keys(sections)
  .map((name) => `'## ${name}'`)
  .join(', ');
const pictureMark = 'Picture:';

/** Throws a CatalogueError with every fault of the file. */
export function parseTitle(file: string, text: string): TitleFile {
  const id = file.replace(/^.*\//, '').replace(/\.md$/, '');
  const faults: Fault[] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end < 0) {
    throw new CatalogueError([{ file, line: 1, message: "must begin with front matter between two lines of '---'" }]);
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    faults.push({
      file,
      line: 1,
      message: `'${id}' is not a file name for a title; use lower-case words and digits joined by hyphens`,
    });
  }
  for (const [index, line] of lines.slice(1, end).entries()) {
    // YAML would drop the rest of the line without a word.
    if (/^[^"']*\s#/.test(line))
      faults.push({ file, line: index + 2, message: "' #' begins a comment; put the value in double quotes" });
  }
  const front = collecting(faults, () =>
    readYaml(FrontMatter, { file, text: lines.slice(1, end).join('\n'), linesBefore: 1 }),
  );
  const body = collecting(faults, () => parseBody(file, lines.slice(end + 1), end + 1));
  if (faults.length || !front || !body) throw new CatalogueError(faults);
  return {
    file,
    text,
    title: { id, ...front.value, ...body.parts, ideas: body.ideas },
    lines: {
      topics: front.lineOf(['topics']),
      tagline: front.lineOf(['tagline']),
      impact: front.lineOf(['impact']),
      ...body.lines,
    },
    ideaLines: body.ideaLines,
  };
}

function parseBody(file: string, bodyLines: readonly string[], linesBefore: number) {
  const faults: Fault[] = [];
  const fault = (line: number, message: string) => faults.push({ file, line, message });
  const parts = { description: '', fullDescription: '', background: '' };
  const headings = { description: 0, fullDescription: 0, background: 0, ideas: 0 };
  const lines = { ...headings };
  const ideas: TitleIdea[] = [];
  const ideaLines: TitleFile['ideaLines'] = [];
  let section: keyof typeof headings | 'unknown' | undefined;

  for (const block of blocks(bodyLines, linesBefore)) {
    if (block.kind === 'other') {
      fault(block.line, `'${block.text.slice(0, 20)}': only '##' and '###' headings and plain paragraphs are allowed`);
    } else if (block.kind === 'section') {
      section = Object.hasOwn(sections, block.text) ? sections[block.text as keyof typeof sections] : 'unknown';
      if (section === 'unknown')
        fault(block.line, `'## ${block.text}': no such section; the sections are ${sectionNames}`);
      else if (headings[section]) fault(block.line, `'## ${block.text}' is already on line ${headings[section]}`);
      else headings[section] = lines[section] = block.line;
    } else if (block.kind === 'idea') {
      if (section !== 'ideas') fault(block.line, `'### ${block.text}': an idea belongs under '## Ideas'`);
      ideas.push({ title: block.text, explanation: '', imagePrompt: '' });
      ideaLines.push({ title: block.line, imagePrompt: block.line, explanation: block.line });
    } else {
      addParagraph(block);
    }
  }

  function addParagraph({ text, line }: { text: string; line: number }): void {
    const idea = ideas.at(-1);
    const where = ideaLines.at(-1);
    if (section === 'unknown') return;
    if (section === undefined) fault(line, `text outside a section; the sections are ${sectionNames}`);
    else if (section !== 'ideas') {
      if (!parts[section]) lines[section] = line;
      parts[section] = joined(parts[section], text);
    } else if (!idea || !where) fault(line, "text before the first idea; an idea begins with '### ' and its title");
    else if (text.startsWith(pictureMark)) {
      if (idea.imagePrompt) fault(line, `'${pictureMark}' is already on line ${where.imagePrompt}`);
      idea.imagePrompt = text.slice(pictureMark.length).trim();
      where.imagePrompt = line;
    } else {
      if (!idea.explanation) where.explanation = line;
      idea.explanation = joined(idea.explanation, text);
    }
  }

  const lastLine = linesBefore + bodyLines.length;
  for (const [name, key] of Object.entries(sections)) {
    if (!headings[key]) fault(lastLine, `'## ${name}' is missing`);
    else if (key !== 'ideas' && !parts[key]) fault(headings[key], `'## ${name}' has no text`);
  }
  if (lines.ideas && !ideas.length)
    fault(lines.ideas, "'## Ideas' has no idea; an idea begins with '### ' and its title");
  for (const [index, idea] of ideas.entries()) {
    const line = ideaLines[index]?.title ?? lastLine;
    if (!idea.imagePrompt)
      fault(line, `'${idea.title}' has no picture; add a paragraph '${pictureMark} one simple scene'`);
    if (!idea.explanation) fault(line, `'${idea.title}' has no explanation`);
  }
  if (faults.length) throw new CatalogueError(faults);
  return { parts, lines, ideas, ideaLines };
}

function joined(before: string, paragraph: string): string {
  return before ? `${before}\n\n${paragraph}` : paragraph;
}

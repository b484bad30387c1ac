import { ideaContentMaxLength, ideaTitleMaxLength } from '../../../contract/limits.ts';
import { storage } from '../../device/storage.ts';

export interface Draft {
  title: string;
  content: string;
}

const draftKey = 'pith.draft';
const empty: Draft = { title: '', content: '' };

/** What was being written on this device when the reader left: to sign in, or to look something up. */
export function readDraft(): Draft {
  try {
    const { title, content } = JSON.parse(storage.get(draftKey) ?? '') as Partial<Draft>;
    if (typeof title !== 'string' || typeof content !== 'string') return empty;
    return { title: title.slice(0, ideaTitleMaxLength), content: content.slice(0, ideaContentMaxLength) };
  } catch {
    return empty;
  }
}

export function keepDraft(draft: Draft): void {
  if (draft.title === '' && draft.content === '') storage.remove(draftKey);
  else storage.set(draftKey, JSON.stringify(draft));
}

export const isBlank = ({ title, content }: Draft) => title.trim() === '' || content.trim() === '';

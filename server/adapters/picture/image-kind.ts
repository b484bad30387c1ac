/** What a file is by its content; names and declared types are not believed. */
export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** Why a file is no picture that we take, in words for the one who sent it. */
export type Refusal = 'not_a_picture' | 'svg' | 'more_than_a_picture';

/**
 * The kind of a picture that is nothing but a picture. A polyglot, which is a picture and something else as well (an archive,
 * a page, a script), shows itself by what follows the picture's end, or by the other thing's own mark.
 */
export function imageKind(file: Uint8Array): { kind: ImageKind } | { refusal: Refusal } {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const kind = kindByStart(bytes);
  if (!kind) return { refusal: looksLikeSvg(bytes) ? 'svg' : 'not_a_picture' };
  if (!endsWithPicture(kind, bytes) || carriesSomethingElse(bytes)) return { refusal: 'more_than_a_picture' };
  return { kind };
}

function kindByStart(bytes: Buffer): ImageKind | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12))) return 'avif';
  return null;
}

function looksLikeSvg(bytes: Buffer): boolean {
  return /<svg[\s>]/i.test(bytes.toString('utf8', 0, 4096)) || (bytes[0] === 0x1f && bytes[1] === 0x8b);
}

/** Whether the file ends where its picture does. */
function endsWithPicture(kind: ImageKind, bytes: Buffer): boolean {
  switch (kind) {
    case 'jpeg':
      return bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9;
    case 'gif':
      return bytes.at(-1) === 0x3b;
    case 'png':
      return chunksEnd(bytes, 8, (at) => ({
        size: bytes.readUInt32BE(at) + 12,
        last: bytes.toString('latin1', at + 4, at + 8) === 'IEND',
      }));
    case 'webp': {
      const size = bytes.length >= 12 ? bytes.readUInt32LE(4) + 8 : -1;
      return bytes.length === size;
    }
    case 'avif':
      return chunksEnd(bytes, 0, (at) => ({ size: bytes.readUInt32BE(at), last: false }));
  }
}

/** Walks the file's chunks; the last must end with the file. */
function chunksEnd(bytes: Buffer, start: number, read: (at: number) => { size: number; last: boolean }): boolean {
  let at = start;
  while (at + 8 <= bytes.length) {
    const { size, last } = read(at);
    if (size < 8) return false;
    at += size;
    if (last) break;
  }
  return at === bytes.length;
}

const marks = ['<script', '<?php', '<html', '<!doctype', '%pdf-', '#!/bin/'];
const archiveEnd = 'PK\x05\x06';
/** The end of an archive may be followed by a comment of this many bytes at most. */
const archiveTail = 65_557;

function carriesSomethingElse(bytes: Buffer): boolean {
  const text = bytes.toString('latin1').toLowerCase();
  if (marks.some((mark) => text.includes(mark))) return true;
  return bytes.subarray(-archiveTail).includes(archiveEnd, 0, 'latin1');
}

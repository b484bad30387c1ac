import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A refresh token is the session's id and generation, with a seal that only we can make: no token is stored. */
export interface RefreshToken {
  sessionId: string;
  generation: number;
}

export interface DerivedTokens {
  refreshToken(token: RefreshToken): string;
  /** Null for what we never gave out. */
  readRefreshToken(text: string): RefreshToken | null;
  /** The token of a link; the same request always derives the same one, so a mail can be sent again. */
  linkToken(requestId: string, purpose: string): string;
}

const idBytes = 16;
const headBytes = idBytes + 4;
const sealBytes = 32;

export function createDerivedTokens(secret: Uint8Array): DerivedTokens {
  const seal = (label: string, content: Uint8Array | string) =>
    createHmac('sha256', secret).update(`${label}.`).update(content).digest();

  return {
    refreshToken({ sessionId, generation }) {
      const head = Buffer.alloc(headBytes);
      head.write(sessionId.replaceAll('-', ''), 'hex');
      head.writeUInt32BE(generation, idBytes);
      return Buffer.concat([head, seal('refresh', head)]).toString('base64url');
    },

    readRefreshToken(text) {
      const bytes = Buffer.from(text, 'base64url');
      // The second test refuses other spellings of the same bytes.
      if (bytes.length !== headBytes + sealBytes || bytes.toString('base64url') !== text) return null;
      const head = bytes.subarray(0, headBytes);
      if (!timingSafeEqual(seal('refresh', head), bytes.subarray(headBytes))) return null;
      const hex = head.toString('hex', 0, idBytes);
      const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
      return { sessionId, generation: head.readUInt32BE(idBytes) };
    },

    linkToken: (requestId, purpose) => seal(`link.${purpose}`, requestId).toString('base64url'),
  };
}

/** How a link's token is kept. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

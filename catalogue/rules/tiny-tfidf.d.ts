declare module 'tiny-tfidf' {
  export class Corpus {
    constructor(names: readonly string[], texts: readonly string[]);
    /** A weight for every word of the corpus, 0 where this text lacks it. */
    getDocumentVector(name: string): ReadonlyMap<string, number>;
  }
}

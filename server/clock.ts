/** The server's only source of the present, so that tests can move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

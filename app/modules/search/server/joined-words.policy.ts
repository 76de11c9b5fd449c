/**
 * Words that a slash or a dot joins without a space, as doctors write them: SGOT/SGPT, 120/80, dada.Pasien, S.aureus. PostgreSQL takes them
 * for the name of a file or of a host, and would find none of them by itself. Numbers with a dot stay one.
 */
const JOINED = /(?<=[\p{L}\p{N}])\/(?=[\p{L}\p{N}])|(?<=\p{L})\.(?=\p{L})/gu;

/** Puts `mark` behind what joins them, for readers of text that would take them for one. */
export const partJoined = (text: string, mark: string): string => text.replace(JOINED, (join) => join + mark);

/** The words between slashes: each may have names of its own. A dot may be part of a name: Sp.PD. */
export const slashedWords = (text: string): readonly string[] => text.split(/(?<=[\p{L}\p{N}])\/(?=[\p{L}\p{N}])/u);

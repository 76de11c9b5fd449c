/** The words that deny, which each reader of denials puts together as it needs them. */
const words = (list: string): readonly string[] => list.split(' ');

/** “Not seen”, “tidak ada” */
export const NOT = words('not tidak tak tdk');
/** “No fever”, “tiada demam” */
export const NO = words('no tiada');
export const WITHOUT = words('without tanpa');
/** What a patient or a relative says not to be so. */
export const DENYING = words('denies denied denying deny menyangkal');

/** Right before what is not there, in a few words. */
export const DENIALS: ReadonlySet<string> = new Set([...NO, ...NOT, ...WITHOUT]);

/** Names of the concepts of the lexicon that only describe: between other words they may stand in lists (red, hot and swollen). */
export const DESCRIBING: ReadonlySet<string> = new Set(
  'red gritty tears stick tear cramp hot cold dry wet hard stiff soft pale blue yellow black dark cola green white purple small severe sudden gradual persistent chronic episode swelling pain tender itch left right upper lower bilateral onesided burn throb press stab worse better less more fast slow often night morning sick nothing cannot migrate radiate tired rest sitting lying standing movement meal bend walk exertion body light noise contact similar'.split(
    ' ',
  ),
);

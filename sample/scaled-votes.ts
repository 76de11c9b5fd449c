/** What readers of synthetic cases answered, and which steps they opened: a few each, divided as in the case that lends its text. */
export const VOTES_PER_QUESTION = 3;
const READERS_PER_STEP = 2;

export interface CaseScale {
  readonly cases: number;
  readonly member: (expression: string) => string;
  readonly idOf: (kind: string, n: string) => string;
}

/** Records of the sample world, in the order in which they lend their texts. */
const LENT = (columns: string) =>
  `(select r.id, ${columns}, row_number() over (order by r.id) - 1 as k from cases.record r where r.id not like 'yc%')`;
const LENT_COUNT = `(select count(*) from cases.record where id not like 'yc%')`;

export function votingSteps({ cases, member, idOf }: CaseScale): [string, string][] {
  const id = idOf('yc', 'n');
  // Whoever stands after the author among the members: nobody answers what they asked themselves.
  const reader = (step: number) => member(`n * 7919 + 1 + j * ${step}`);
  return [
    [
      'votes',
      `insert into cases.answer (case_id, member_id, option)
       select ${id}, ${reader(19)}, a.option
       from generate_series(1::bigint, ${cases}) n cross join generate_series(0, ${VOTES_PER_QUESTION - 1}) j
       join ${LENT('(select count(*) from cases.answer c where c.case_id = r.id) as answers')} t on t.k = n % ${LENT_COUNT}
       join (select c.case_id, c.option, row_number() over (partition by c.case_id order by c.member_id) - 1 as place
         from cases.answer c where c.case_id not like 'yc%') a on a.case_id = t.id and a.place = (n * ${VOTES_PER_QUESTION} + j) % nullif(t.answers, 0)
       on conflict do nothing`,
    ],
    [
      'tallies',
      `insert into cases.tally (case_id, option, speciality, votes)
       select a.case_id, a.option, coalesce(m.speciality_id, 'general-practice'), count(*)
       from cases.answer a join identity.member m on m.id = a.member_id where a.case_id like 'yc%' group by 1, 2, 3`,
    ],
    [
      'opened steps',
      `insert into cases.opened_step (case_id, member_id, kind)
       select ${id}, ${reader(23)}, t.kind
       from generate_series(1::bigint, ${cases}) n cross join generate_series(0, ${READERS_PER_STEP - 1}) j
       join ${LENT(`(select s->>'kind' from json_array_elements(r.content->'disclosure') s where (s->>'held')::boolean limit 1) as kind`)} t
         on t.k = n % ${LENT_COUNT} and t.kind is not null
       on conflict do nothing`,
    ],
    [
      'step counts',
      `insert into cases.step_count (case_id, kind, opened)
       select case_id, kind, count(*) from cases.opened_step where case_id like 'yc%' group by 1, 2`,
    ],
  ];
}

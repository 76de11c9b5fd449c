/** How a synthetic member stands beside their words, as SQL: of the row `w` of `identity.member`, as `bylineOf` makes it. */
export const WRITER_BYLINE = `json_build_object('kind', 'member', 'id', w.id, 'name', concat_ws(' ', nullif(w.title, ''), w.first_name, w.last_name),
  'speciality', w.speciality_id, 'workplace', w.workplace, 'verified', w.verification = 'verified', 'photo', w.photo)`;

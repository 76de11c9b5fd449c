import { isDeepStrictEqual } from 'node:util';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import {
  getDoctorAcademic,
  getDoctorWorkplaces,
  getOwnAcademic,
  getOwnWorkplaces,
  updateDoctorAcademic,
  updateDoctorWorkplaces,
} from '../profile-entries.contract.ts';
import { lockPage } from './profile.store.ts';
import { accessProfile } from './profile.view.ts';
import { type AcademicRow, findAcademics, findWorkplaces, setAcademics, setWorkplaces } from './profile-entries.store.ts';
import { academicRow, academicView, workplaceRow, workplaceView } from './profile-entries.view.ts';

export const profileEntryHandlers = [
  handle(getOwnAcademic, async ({ db, viewer, language }) => ({
    data: (await findAcademics(db, viewer.id)).map((row) => academicView(row, language)),
  })),

  handle(getDoctorAcademic, async ({ db, viewer, language }, { memberId }) => {
    await accessProfile(db, viewer, memberId);
    return { data: (await findAcademics(db, memberId)).map((row) => academicView(row, language)) };
  }),

  handle(updateDoctorAcademic, async ({ db, viewer, language }, { was, academics }) => {
    const rows = academics.map(academicRow);
    await lockPage(db, viewer.id);
    const seen = (known: readonly AcademicRow[]) => known.map((row) => academicView(row, language));
    if (was !== undefined) assertCurrent(seen(was.map(academicRow)), seen(await findAcademics(db, viewer.id)));
    await setAcademics(db, viewer.id, rows);
    return { data: rows.map((row) => academicView(row, language)) };
  }),

  handle(getOwnWorkplaces, async ({ db, viewer }) => ({ data: (await findWorkplaces(db, viewer.id)).map(workplaceView) })),

  handle(getDoctorWorkplaces, async ({ db, viewer }, { memberId }) => {
    await accessProfile(db, viewer, memberId);
    return { data: (await findWorkplaces(db, memberId)).map(workplaceView) };
  }),

  handle(updateDoctorWorkplaces, async ({ db, viewer }, { was, workplaces }) => {
    const rows = workplaces.map(workplaceRow);
    await lockPage(db, viewer.id);
    if (was !== undefined)
      assertCurrent(was.map(workplaceRow).map(workplaceView), (await findWorkplaces(db, viewer.id)).map(workplaceView));
    await setWorkplaces(db, viewer.id, rows);
    return { data: rows.map(workplaceView) };
  }),
];

/** A list that is set whole is not set over one that its member has not seen. */
function assertCurrent(was: readonly unknown[], current: readonly unknown[]): void {
  if (!isDeepStrictEqual(was, current)) throw new Failure('profiles.stale', { details: { current: { data: current } } });
}

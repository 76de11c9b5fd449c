import type { FastifyInstance } from 'fastify';
import { accessItem, sendShareImage } from '#modules/library/server/library.public.ts';
import { cutText } from '#platform/i18n/cut-text.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { Services } from '#platform/services.ts';
import type { CaseCard } from '../cases.contract.ts';
import { ageAndSexText } from '../patient-words.contract.ts';

const COMPLAINT_LENGTH = 90;

/** The share image of a case everyone may read: its title and its patient, never its author. */
export function serveCaseImages(app: FastifyInstance, { database, translations }: Services): void {
  app.get<{ Params: { file: string } }>('/og/cases/:file', { config: { rate: 'read' } }, async (request, reply) => {
    const id = /^([\w-]{8,40})\.png$/.exec(request.params.file)?.[1];
    if (id === undefined) throw new Failure('request.notFound');
    const item = await accessItem(database.db, null, id).catch((error: unknown) => {
      throw error instanceof Failure ? new Failure('request.notFound', { cause: error }) : error;
    });
    if (item.kind !== 'case') throw new Failure('request.notFound');
    const { patient } = item.card as CaseCard;
    const { key, values } = ageAndSexText(patient);
    const say = (text: string, fill?: Record<string, number>) => translations.text(item.language, `cases:${text}`, fill);
    const complaint =
      patient.chiefComplaint.length > COMPLAINT_LENGTH
        ? `${cutText(patient.chiefComplaint, COMPLAINT_LENGTH).trimEnd()}…`
        : patient.chiefComplaint;
    return sendShareImage(request, reply, {
      label: translations.text(item.language, 'library:kind.case'),
      title: item.title,
      text: [say(key, values), say(`page.setting.${patient.setting}`), complaint].join(' · '),
    });
  });
}

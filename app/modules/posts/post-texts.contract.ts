/** Every text of a post that readers will see: what is read for whatever may tell who a patient is. */
import { type CheckedText, textsOfLinks } from '#modules/library/cited-texts.contract.ts';
import { plainText, withoutMentionNames } from '#platform/richtext/richtext.ts';
import type { PostContent } from './post-content.contract.ts';

export function* textsOfPost({ title, body, images, poll, files }: PostContent): Generator<CheckedText> {
  yield ['title', title];
  yield ['body', plainText(withoutMentionNames(body))];
  yield* textsOfLinks('body', body);
  for (const [i, image] of images.entries()) {
    yield [`images.${i}.caption`, image.caption];
    yield [`images.${i}.alt`, image.alt];
  }
  for (const [i, { name }] of files.entries()) yield [`files.${i}.name`, name];
  if (poll === null) return;
  yield ['poll.question', poll.question];
  for (const [i, option] of poll.options.entries()) yield [`poll.options.${i}`, option];
}

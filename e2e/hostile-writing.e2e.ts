/**
 * What looks like code in every field that takes text: typed, sent, and read where it is shown. Which fields there are says the API: a new
 * one that none of these steps types into fails, and so does one whose text was read nowhere.
 */
import { describe, expect, it } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { itemsAreRead } from './hostile-items.ts';
import { membersAreRead } from './hostile-members.ts';
import { placesAreRead } from './hostile-places.ts';
import { desksAreRead } from './hostile-staff.ts';
import { watchWriting } from './hostile-watch.ts';

/** They name something that is there, by its id or its address: what is not there is refused. */
const NAMES =
  /(^|[ .])(id|specialityId|documentId|mediaId|imageId|photoId|fileId|path|hash|timeZone|province|cursor)$|(specialities|respondentSpecialities|interests|publications|findings)\[\]$/;

/** Fields whose text is compared with another, or kept as something that nobody reads. */
const READ_BY_NOBODY: Readonly<Record<string, string>> = {
  'identity.sendOtp phone': 'an address, refused where it is none',
  'identity.sendOtp email': 'an address, refused where it is none',
  'identity.verifyOtp phone': 'an address, refused where it is none',
  'identity.verifyOtp email': 'an address, refused where it is none',
  'identity.checkPhoneNumber phone': 'an address, refused where it is none',
  'identity.checkForEmailLogin email': 'an address, refused where it is none',
  'identity.verifyGivenToken token': 'compared with those that were given out',
  'identity.verifyOtp deviceToken': 'compared with the one that was given out',
  'identity.verifyMobile phone': 'an address, refused where it is none',
  'identity.verifyEmail email': 'an address, refused where it is none',
  'forums.addForum password': 'kept as a hash',
  'forums.changeForum password': 'kept as a hash',
  'forums.checkForumPassword password': 'compared with a hash',
  'forums.deleteForum name': 'compared with the name that stands there',
  'communities.deleteCommunity name': 'compared with the name that stands there',
  'moderation.decideForum name': 'compared with the name that stands there',
  'moderation.decideCommunity name': 'compared with the name that stands there',
  'moderation.decideReports words': 'compared with the note that stands there',
  'cases.answerCase read.question': 'compared with the question that stands there',
  'cases.answerCase read.option': 'compared with the question that stands there',
  'cases.repostCase was': 'compared with the note that stands there',
  'videos.repostVideo was': 'compared with the note that stands there',
  'forums.repostThread was': 'compared with the note that stands there',
  'posts.repostPost was': 'compared with the note that stands there',
  'posts.repostReadingMaterial was': 'compared with the note that stands there',
  'news.repostArticle was': 'compared with the note that stands there',
  'chat.editMessage was': 'compared with the words that stand there',
  'chat.renameGroup was': 'compared with the name that stands there',
  'clinical-tools.renameCheck was': 'compared with the name that stands there',
  'identity.updateDoctorRegDetail was': 'compared with what stands there',
  'profiles.updateAbout was': 'compared with what stands there',
  'profiles.updateUserDetail was.workplace': 'compared with what stands there',
  'profiles.updateUserDetail was.subSpeciality': 'compared with what stands there',
  'profiles.updateDoctorAcademic was[].course': 'compared with what stands there',
  'profiles.updateDoctorAcademic was[].institute': 'compared with what stands there',
  'profiles.updateDoctorWorkplaces was[].name': 'compared with what stands there',
  'profiles.updateDoctorWorkplaces was[].role': 'compared with what stands there',
  'profiles.updateDoctorWorkplaces was[].city': 'compared with what stands there',
  'videos.setCaptions mark': 'compared with the captions that stand there',
  'posts.votePoll read.question': 'compared with the poll that stands there',
  'posts.votePoll read.option': 'compared with the poll that stands there',
  'news.addSource feedUrl': 'stands in its form alone',
  'news.changeSource feedUrl': 'stands in its form alone',
  'posts.savePostDraft content.files[].name': 'as the server named it when it came: without signs of markup',
  'clinical-tools.checkDrugs patient.creatinine.unit': 'one of a few, else it is asked for again',
  'clinical-tools.differentiate text': 'stands in its field; what was not understood of it is named word by word',
  'clinical-tools.findDosage indication': 'one of the drug’s own, else these are offered',
  'clinical-tools.findDosage patient.creatinine.unit': 'one of a few, else it is asked for again',
  'clinical-tools.checkDrugs drugs[].name': 'the other form of `drugs[]`, which our screens send',
  'clinical-tools.findDosage patient.allergies[]': 'asked by none of our screens, and named in no answer',
  'clinical-tools.findDosage patient.conditions[]': 'asked by none of our screens, and named in no answer',
  'clinical-tools.listKnowledgeFiles words': 'looked for, and stands in its field alone',
  'search.forgetSearches q': 'compared with what was looked for',
};

const writing = watchWriting(sharedBrowser().visit);

describe('text that looks like code is text in', () => {
  placesAreRead(writing);
  itemsAreRead(writing);
  membersAreRead(writing);
  desksAreRead(writing);

  it('all fields there are', async () => {
    const { fields, unsent, unread } = await writing.missing();
    const isNamed = (field: string) => NAMES.test(field) || field in READ_BY_NOBODY;
    expect({
      unsent: unsent.filter((field) => !isNamed(field)),
      unread: unread.filter((field) => !isNamed(field)),
      gone: Object.keys(READ_BY_NOBODY).filter((field) => !fields.includes(field)),
    }).toEqual({ unsent: [], unread: [], gone: [] });
  });
});

/** What an author can rely on after publishing: to stay unnamed, to tell how it went on, to take a case back. */
import { describe, expect, it } from 'vitest';
import { getUserBasicDetail } from '#modules/identity/member.contract.ts';
import { addComment, listComments } from '#modules/library/discussion.contract.ts';
import { followItem, listFeed } from '#modules/library/library.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { says, sends } from '../../../../e2e/answers.ts';
import { open, sharedBrowser } from '../../../../e2e/browser.ts';
import { mainOf, sentPage, wordsOf } from '../../../../e2e/sent-pages.ts';
import { answerCase, getCase, listCases, withdrawCase } from '../cases.contract.ts';
import { callAs, post, publishAs } from './case.journey.ts';
import { composerOn, giveConsent, openComposer, saveOf, toPreview, WRITING, writeBasics } from './composer.journey.ts';

const { visit } = sharedBrowser();

it('leaves no trace of who posted anonymously: not in pages, not in answers, not in addresses', async () => {
  const author = await visit({ as: 'somchai' });
  const me = await callAs(author.context, getUserBasicDetail, {});
  const composer = await openComposer(author.page);
  const { page, part } = composer;
  await writeBasics(composer, { ...WRITING, title: 'Without my name' });
  await part('question').getByRole('switch').uncheck();
  await page.getByRole('switch', { name: 'Post anonymously' }).check();
  await page.getByRole('complementary').getByText('Anonymous colleague').waitFor();
  await giveConsent(composer);
  await toPreview(composer);
  await page.getByText('Anonymous colleague').first().waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Without my name' }).waitFor();
  const path = new URL(page.url()).pathname;
  const id = path.split('/').at(-1) ?? '';
  await callAs(author.context, addComment, { itemId: id, text: fromPlainText('Thank you, all.') });

  const traces = new RegExp(`${me.id}|Somchai|Rattanakul`, 'i');
  for (const as of ['arjun', undefined]) {
    const reader = await visit({ ...(as !== undefined && { as }) });
    const addresses: string[] = [];
    reader.page.on('request', (request) => addresses.push(request.url()));
    const source = (await (await reader.page.goto(path))?.text()) ?? '';
    await reader.page.getByText('Anonymous colleague').first().waitFor();
    await reader.page.getByText('Thank you, all.').waitFor();
    const told = [
      // The most read cases and related ones of other authors stand beside it, never a name for this one.
      source,
      await reader.page.content(),
      addresses.join('\n'),
      JSON.stringify(await callAs(reader.context, getCase, { id })),
      JSON.stringify(await callAs(reader.context, listComments, { itemId: id })),
    ];
    for (const text of told) expect(traces.exec(text)?.[0]).toBeUndefined();
    for (const list of [await callAs(reader.context, listCases, { limit: 50 }), await callAs(reader.context, listFeed, { limit: 50 })]) {
      const mine = list.data.find((one) => one.id === id);
      expect(traces.exec(JSON.stringify(mine ?? ''))?.[0]).toBeUndefined();
    }
    expect(reader.complaints).toEqual([]);
  }
});

describe('a published case', () => {
  it('tells its followers how it went on', async () => {
    const author = await visit({ as: 'grace' });
    const id = await publishAs(author.context, { content: { title: 'A case that goes on' } });
    const follower = await visit({ as: 'amina' });
    await callAs(follower.context, followItem, { itemId: id, following: true });

    const { page } = author;
    await open(page, `/cases/${id}`);
    await page.getByRole('button', { name: 'Add an update' }).click();
    await page.getByRole('button', { name: 'Publish the update' }).click();
    await page.getByRole('alert').getByText('Please give the update a headline.').waitFor();
    await page.getByLabel('Headline of the update').fill('Home on day nine');
    await page.getByRole('textbox', { name: 'How did it go on?' }).fill('Walks without help.');
    await page.getByLabel('This closes the case').check();
    await page.getByRole('button', { name: 'Publish the update' }).click();
    await page.getByRole('heading', { name: 'Home on day nine' }).waitFor();
    await page.getByText('Solved').first().waitFor();

    await open(follower.page, '/notifications');
    await expect
      .poll(async () => {
        await follower.page.reload();
        return follower.page.getByText('tells how a case you follow went on').count();
      })
      .toBe(1);
    await follower.page.getByText('tells how a case you follow went on').click();
    await follower.page.waitForURL(new RegExp(`/cases/${id}`));
    // The diagnosis is held back, and how it went on with it.
    await follower.page.getByRole('button', { name: 'Open step 1' }).click();
    await follower.page.getByText('Walks without help.').waitFor();
    expect([...author.complaints, ...follower.complaints]).toEqual([]);
  });

  it('is changed through a draft of its own, also when it was marked as solved meanwhile', async () => {
    const author = await visit({ as: 'chidi' });
    const id = await publishAs(author.context, { content: { title: 'Before the change' } });
    const { page } = author;
    await open(page, `/cases/${id}`);
    await page.getByRole('link', { name: 'Edit' }).click();
    const composer = composerOn(page);
    await expect.poll(() => composer.title.inputValue()).toBe('Before the change');
    const saved = saveOf(page, 'After the change');
    await composer.title.fill('After the change');
    await saved;

    const beside = await author.context.newPage();
    await open(beside, `/cases/${id}`);
    await beside.getByRole('heading', { level: 1, name: 'Before the change' }).waitFor();
    // How it ended is asked for: those who follow the case are told.
    await beside.getByRole('button', { name: 'Mark as solved' }).click();
    expect(await beside.getByLabel('Headline of the update').inputValue()).toBe('How it ended');
    expect(await beside.getByLabel('This closes the case').isChecked()).toBe(true);
    await beside.getByRole('textbox', { name: 'How did it go on?' }).fill('Home after a week.');
    // Who was interrupted finds it as what it was: it closes the case.
    await beside.reload();
    await expect.poll(() => beside.getByLabel('Headline of the update').inputValue()).toBe('How it ended');
    expect(await beside.getByLabel('This closes the case').isChecked()).toBe(true);
    await beside.getByText('Home after a week.').waitFor();
    await sends(beside, '/updates', () => beside.getByRole('button', { name: 'Publish the update' }).click());
    await beside.getByRole('button', { name: 'Reopen' }).waitFor();

    await toPreview(composer);
    await page.getByRole('button', { name: 'Publish the changes' }).click();
    await page.getByRole('heading', { level: 1, name: 'After the change' }).waitFor();
    await page.getByText('Solved').first().waitFor();
    expect(new URL(page.url()).pathname).toBe(`/cases/${id}`);
    expect(author.complaints).toEqual([]);
  });

  it('is taken down and brought back by Undo', async () => {
    const author = await visit({ as: 'tomas' });
    const id = await publishAs(author.context, { content: { title: 'Taken down by mistake' } });
    const { page } = author;
    const reader = await visit();
    const status = async () => (await reader.context.request.get(`/cases/${id}`)).status();
    await open(page, `/cases/${id}`);
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('menuitem', { name: 'Withdraw this case' }).click();
    await page.getByText('Case withdrawn').waitFor();
    expect(await status()).toBe(410);
    // Only once its page was left does its heading say that the case is back.
    await page.getByRole('heading', { level: 1, name: 'Cases' }).waitFor();
    await sends(page, /\/restore$/, () => page.getByRole('button', { name: 'Undo' }).click());
    await page.getByRole('heading', { level: 1, name: 'Taken down by mistake' }).waitFor();
    expect(await status()).toBe(200);

    // The message is gone with its page; the case says the same to its author, and to nobody else.
    await callAs(author.context, withdrawCase, { id, reason: 'author' });
    await open(page, `/cases/${id}`);
    await page.getByText('You withdrew this case. Only you see it.').waitFor();
    expect(await page.getByRole('button', { name: 'Withdraw' }).count()).toBe(0);
    await sends(page, /\/restore$/, () => page.getByRole('button', { name: 'Bring it back' }).click());
    await page.getByRole('button', { name: 'Withdraw' }).waitFor();
    expect(await status()).toBe(200);
    expect(author.complaints).toEqual([]);
  });

  it('is gone for good when the patient withdraws consent, and says no more than that', async () => {
    const author = await visit({ as: 'sofia' });
    const id = await publishAs(author.context, { content: { title: 'The patient says no' } });
    const { page } = author;
    await open(page, `/cases/${id}`);
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('menuitem', { name: 'The patient withdrew consent' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove this case for good' });
    await dialog.getByRole('button', { name: 'Remove for good' }).click();
    await dialog.getByText('Please type REMOVE exactly.').waitFor();
    await dialog.getByLabel('Type REMOVE to confirm').fill('remove');
    await says(page, 'The case has been removed', () => dialog.getByRole('button', { name: 'Remove for good' }).click());

    for (const as of [undefined, 'sofia']) {
      const sent = () => sentPage(`/cases/${id}`, { ...(as !== undefined && { as }) });
      await expect.poll(async () => (await sent()).status).toBe(410);
      const { html } = await sent();
      expect(wordsOf(mainOf(html))).toContain('This case was withdrawn');
      expect(html).not.toContain('The patient says no');
    }
  });

  it('keeps the question that colleagues have answered, and leaves the rest to its author', async () => {
    const author = await visit({ as: 'grace' });
    const id = await publishAs(author.context, { content: { title: 'Asked and answered' } });
    const early = await visit({ as: 'grace' });
    const before = composerOn(early.page);
    await open(early.page, `/cases/new?case=${id}`);
    await before.part('question').getByLabel('Option A').fill('Discharge');
    const colleague = await visit({ as: 'hana' });
    await callAs(colleague.context, answerCase, { id, option: 0 });
    // Begun before the first answer came: refused, and the question stands there again.
    await toPreview(before);
    await before.page.getByRole('button', { name: before.t('compose.publishChange') }).click();
    await before.page.getByText('Its words and options stay as they were published.').waitFor();
    await before.page.getByRole('button', { name: before.t('compose.preview.toFields') }).click();
    await before.part('question').getByText(before.t('compose.question.stays')).waitFor();
    await before.part('question').getByRole('listitem').filter({ hasText: 'Send home' }).waitFor();
    await expect.poll(() => before.part('question').getByRole('switch').count()).toBe(0);
    await before.part('question').getByLabel(before.t('compose.question.answer')).selectOption('2');
    await toPreview(before);
    await before.page.getByRole('button', { name: before.t('compose.publishChange') }).click();
    await before.page.getByRole('heading', { level: 1, name: 'Asked and answered' }).waitFor();
    const { question } = (await callAs(colleague.context, getCase, { id })).content;
    expect(question).toMatchObject({ options: ['Send home', 'Admit', 'Transfuse platelets'], answer: 2, myAnswer: 0 });
    expect([...author.complaints, ...colleague.complaints]).toEqual([]);
  });

  it('keeps the day on which consent was given', async () => {
    const author = await visit({ as: 'grace' });
    const composer = await openComposer(author.page);
    const { page, part, t } = composer;
    await writeBasics(composer, { ...WRITING, title: 'Agreed the other day' });
    await part('question').getByRole('switch').uncheck();
    await giveConsent(composer);
    const date = page.getByLabel(t('compose.consent.date'));
    const dayAgo = (days: number) => page.evaluate<string>(`new Date(Date.now() - ${days} * 86400000).toLocaleDateString('sv-SE')`);
    await expect.poll(() => date.inputValue()).toBe(await dayAgo(0));
    await date.fill(await dayAgo(-3));
    await page.getByRole('button', { name: t('compose.proceed'), exact: true }).click();
    await page.getByRole('link', { name: t('validation.consentDateFuture') }).waitFor();
    await date.fill(await dayAgo(12));
    await toPreview(composer);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Agreed the other day' }).waitFor();
    await open(page, `/cases/new?case=${new URL(page.url()).pathname.split('/').at(-1)}`);
    await expect.poll(() => date.inputValue()).toBe(await dayAgo(12));
    await page.getByLabel(t('compose.consent.how')).selectOption('guardian');
    await expect.poll(() => date.inputValue()).toBe(await dayAgo(0));
    await page.getByLabel(t('compose.consent.how')).selectOption('notIdentifiable');
    await expect.poll(() => date.count()).toBe(0);
  });

  it('takes answers only from those whom the author asked, and says so to the others', async () => {
    const author = await visit({ as: 'arjun' });
    const settings = { specialities: ['cardiology'], respondents: 'specialities' as const, respondentSpecialities: ['cardiology'] };
    const id = await publishAs(author.context, { content: { title: 'Cardiologists only' }, settings });
    const outsider = await visit({ as: 'meera' });
    await open(outsider.page, `/cases/${id}`);
    // Said below the question and below the case.
    const refusal = outsider.page.getByText(
      'The author asks colleagues of these specialities to answer: Cardiology and vascular medicine.',
    );
    const question = outsider.page.getByRole('region', { name: 'What would you do?' });
    await question.getByText('The author asks colleagues of these specialities').waitFor();
    await expect.poll(() => refusal.count()).toBe(2);
    expect(await question.getByRole('button', { name: 'Send home' }).isDisabled()).toBe(true);
    expect(await outsider.page.getByRole('button', { name: /^Add your view/ }).count()).toBe(0);
    const answer = await post(outsider.context, addComment, { itemId: id, text: fromPlainText('I answer all the same.') });
    expect(answer.status()).toBe(403);
    expect(await answer.text()).toContain('library.mayNotRespond');

    const insider = await visit({ as: 'dewi' });
    await open(insider.page, `/cases/${id}`);
    await insider.page.getByRole('button', { name: /^Add your view/ }).waitFor();

    const stranger = await visit();
    await open(stranger.page, `/cases/${id}`);
    await stranger.page.getByText('Verified doctors take part in this discussion. Sign in to answer.').waitFor();
  });
});

import { expect } from 'vitest';
import { getPath } from '../../src/site/pages.ts';
import { enquiry } from '../support/messages.ts';
import { createTyped, findLacking, getShownFields } from '../support/typed.ts';
import { fillForm, getControl, getSendButton, readMail } from './support/forms.ts';
import { testJourney } from './support/journey.ts';
import { expectSoon } from './support/tab.ts';
import { expectInView, findPosition } from './support/visitor.ts';

// One form posts to the edge function, one to Netlify.
for (const [form, size] of [
  ['contact', 'phone'],
  ['request', 'desktop'],
] as const)
  testJourney(
    `the ${form} form arrives in the inbox as it was typed`,
    { sizes: [size] },
    async (tab, language) => {
      const typed = createTyped(form, language);
      await tab.open(getPath(form, language));
      await fillForm(tab, form, typed);
      await tab.press(getSendButton(form, language));
      await expectInView(tab, {
        css: '[role=status] *',
        name: enquiry[language].forms[form].success.title,
      });
      const mail = await readMail(String(typed.email));
      expect(findLacking(mail, form, language, typed)).toEqual([]);
    },
  );

testJourney('scrolls a refused field into view with its label', {}, async (tab, language) => {
  const form = 'contact';
  await tab.open(getPath(form, language));
  for (const field of getShownFields(form).filter(({ required }) => required)) {
    await tab.press(getSendButton(form, language));
    await expectSoon(
      () => tab.evaluate(() => document.activeElement?.getAttribute('name')),
      'the field that has the focus',
    ).toBe(field.name);
    const label = `label[for="${form}-${field.name}"]`;
    await expectSoon(() => findPosition(tab, label), `the label of ${field.name}`).toBe('in view');
    const value = createTyped(form, language)[field.name];
    await tab.on(
      getControl(field),
      (element, filled) => Object.assign(element, { value: filled }) && undefined,
      value,
    );
  }
});

testJourney('refuses letters of two alphabets in an e-mail address', {}, async (tab, language) => {
  const form = 'home';
  await tab.open(getPath(form, language));
  // A Greek letter looks like the Latin one.
  await fillForm(tab, form, createTyped(form, language, 'maria@gmail.cοm'));
  await tab.press(getSendButton(form, language));
  await expectInView(tab, { css: 'main form p *', name: enquiry[language].fieldErrors.alphabet });
});

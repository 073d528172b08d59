import { expect } from 'vitest';
import { getPath } from '../../src/site/pages.ts';
import { lackingIn, shownFields, typedInto } from '../support/typed.ts';
import { enquiry } from '../support/messages.ts';
import { control, fillIn, mailOf, sendButton, valuesIn } from './support/forms.ts';
import { journey } from './support/journey.ts';
import { soon } from './support/tab.ts';
import { expectInView, whereIs } from './support/visitor.ts';

// One form posts to the edge function, one to Netlify.
for (const [form, size] of [
  ['contact', 'phone'],
  ['request', 'desktop'],
] as const)
  journey(
    `the ${form} form arrives in the inbox as it was typed`,
    { sizes: [size] },
    async (tab, language) => {
      const typed = typedInto(form, language);
      await tab.open(getPath(form, language));
      await fillIn(tab, form, typed);
      await tab.press(sendButton(form, language));
      await expectInView(tab, {
        css: '[role=status] *',
        name: enquiry[language].forms[form].success.title,
      });
      const mail = await mailOf(String(typed.email));
      expect(lackingIn(mail, form, language, typed)).toEqual([]);
    },
  );

journey('scrolls a refused field into view with its label', {}, async (tab, language) => {
  const form = 'contact';
  await tab.open(getPath(form, language));
  for (const field of shownFields(form).filter(({ required }) => required)) {
    await tab.press(sendButton(form, language));
    await soon(
      () => tab.evaluate(() => document.activeElement?.getAttribute('name')),
      'the field that has the focus',
    ).toBe(field.name);
    const label = `label[for="${form}-${field.name}"]`;
    await soon(() => whereIs(tab, label), `the label of ${field.name}`).toBe('in view');
    const value = typedInto(form, language)[field.name];
    await tab.on(
      control(field),
      (element, filled) => Object.assign(element, { value: filled }) && undefined,
      value,
    );
  }
});

journey('refuses letters of two alphabets in an e-mail address', {}, async (tab, language) => {
  const form = 'home';
  await tab.open(getPath(form, language));
  // A Greek letter looks like the Latin one.
  await fillIn(tab, form, typedInto(form, language, 'maria@gmail.cοm'));
  await tab.press(sendButton(form, language));
  await expectInView(tab, { css: 'main form p *', name: enquiry[language].fieldErrors.alphabet });
});

journey('restores what was typed after a reload', {}, async (tab, language) => {
  await tab.open(getPath('contact', language));
  await tab.type('main form [name=firstName]', 'Ελένη');
  await tab.type('main form [name=message]', 'Είμαστε 120.\nΕυχαριστούμε!');
  const typed = { firstName: 'Ελένη', message: 'Είμαστε 120.\nΕυχαριστούμε!' };
  await tab.reload();
  await soon(() => valuesIn(tab, 'contact')).toMatchObject(typed);
});

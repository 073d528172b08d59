import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../../src/components/Locale.tsx';
import { Header } from '../../../src/layout/header/Header.tsx';
import { submenuOf } from '../../../src/site/pages.ts';
import { pathOf } from '../../../src/site/paths.ts';
import { renderInLayout, layoutMessages } from '../../support/renderInLayout.tsx';

const messages = layoutMessages.el;
const word = (name: string) => screen.getByRole('button', { name });
const reception = () => word(messages.pages.reception);
const services = () => word(messages.pages.services);

const press = (visitor: UserEvent, name: string) => visitor.click(word(name));

const tabTo = async (visitor: UserEvent, name: string) => {
  for (let presses = 0; document.activeElement?.textContent !== name && presses < 10; presses += 1)
    await visitor.tab();
};

describe('a menu word', () => {
  it('is in the static page a link to its page', () => {
    const html = renderToStaticMarkup(
      <StaticRouter location="/">
        <LocaleProvider language="el" messages={messages}>
          <Header />
        </LocaleProvider>
      </StaticRouter>,
    );
    const page = document.createElement('div');
    page.innerHTML = html;
    const links = [...page.querySelectorAll('nav [data-action]')];
    expect(links.map((link) => [link.tagName, link.getAttribute('href')])).toEqual([
      ['A', pathOf('reception', 'el')],
      ['A', pathOf('services', 'el')],
    ]);
  });

  it('pressed with Ctrl leaves the link to the browser, which opens a tab', () => {
    renderInLayout(<Header />);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    // jsdom cannot open tabs, so this listener cancels the click after the component.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const prevented = vi.spyOn(click, 'preventDefault');
    fireEvent(reception(), click);
    expect(reception()).toHaveAttribute('aria-expanded', 'false');
    expect(prevented).toHaveBeenCalledOnce();
  });

  it('opens nothing when a mouse only passes', async () => {
    const { visitor } = renderInLayout(<Header />);
    await visitor.hover(reception());
    expect(reception()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('a submenu', () => {
  it('opens on a click, with the page itself first and then those below it', async () => {
    const { visitor } = renderInLayout(<Header />);
    await press(visitor, messages.pages.reception);
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      [messages.submenuOverview.reception, '/dexiosi'],
      ...submenuOf('reception').map((id) => [messages.pages[id], pathOf(id, 'el')]),
    ]);
    expect(reception()).toHaveAttribute('aria-expanded', 'true');
  });

  it('opens by keyboard and walks with the arrow keys', async () => {
    const { visitor } = renderInLayout(<Header />);
    await tabTo(visitor, messages.pages.services);
    await visitor.keyboard('{Enter}');
    screen.getByRole('menu');
    await visitor.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'menuitem'));
  });

  it('closes on a second click', async () => {
    const { visitor } = renderInLayout(<Header />);
    await press(visitor, messages.pages.reception);
    screen.getByRole('menu');
    await press(visitor, messages.pages.reception);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('closes with Escape, which gives the focus back to its word', async () => {
    const { visitor } = renderInLayout(<Header />);
    await press(visitor, messages.pages.reception);
    screen.getByRole('menu');
    await visitor.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(reception()).toHaveAttribute('aria-expanded', 'false');
    expect(reception()).toHaveFocus();
  });

  it.each([
    {
      keys: '{Tab}',
      by: 'Tab',
      to: () => screen.getByRole('link', { name: messages.pages.venue }),
    },
    { keys: '{Shift>}{Tab}{/Shift}', by: 'Shift+Tab', to: reception },
  ])(
    'closes with $by, which goes on to the control beside it on the page',
    async ({ keys, to }) => {
      const { visitor } = renderInLayout(<Header />);
      for (const walk of ['', '{ArrowDown}']) {
        await press(visitor, messages.pages.reception);
        screen.getByRole('menu');
        if (walk) {
          await visitor.keyboard(walk);
          await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'menuitem'));
        }
        await visitor.keyboard(keys);
        await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
        expect(to()).toHaveFocus();
      }
    },
  );

  it('closes on a click outside', async () => {
    const { visitor } = renderInLayout(
      <>
        <Header />
        <p>Κάτω από τις ελιές</p>
      </>,
    );
    await press(visitor, messages.pages.reception);
    screen.getByRole('menu');
    await visitor.click(screen.getByText('Κάτω από τις ελιές'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('closes when another opens: one is open at a time', async () => {
    const { visitor } = renderInLayout(<Header />);
    await press(visitor, messages.pages.reception);
    screen.getByRole('menu');
    await press(visitor, messages.pages.services);
    await waitFor(() => expect(screen.getByRole('menu')).toHaveTextContent(messages.pages.djMusic));
    expect(reception()).toHaveAttribute('aria-expanded', 'false');
    expect(services()).toHaveAttribute('aria-expanded', 'true');
  });

  it('leads to the page that was chosen and is closed there', async () => {
    const { visitor, address } = renderInLayout(<Header />);
    await press(visitor, messages.pages.reception);
    await visitor.click(await screen.findByRole('menuitem', { name: messages.pages.wedding }));
    expect(address()).toBe('/gamos');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('closes on any other change of address, such as Back', async () => {
    const { visitor, go } = renderInLayout(<Header />);
    await press(visitor, messages.pages.reception);
    screen.getByRole('menu');
    await act(async () => go('/emeis'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('says which of its pages one is on', async () => {
    const { visitor } = renderInLayout(<Header />, { at: '/gamos' });
    await press(visitor, messages.pages.reception);
    const here = within(await screen.findByRole('menu'))
      .getAllByRole('menuitem')
      .filter((item) => item.getAttribute('aria-current') === 'page');
    expect(here.map((item) => item.textContent)).toEqual([messages.pages.wedding]);
  });
});

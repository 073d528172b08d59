import { act, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { expect, it, onTestFinished } from 'vitest';
import { Toasts } from '../../src/layout/Toasts.tsx';
import { languageCodes } from '../../src/site/languages.ts';
import { renderInLayout } from '../support/renderInLayout.tsx';

it.each(languageCodes)(
  'shows a notice that can be closed, in a named region, in %s',
  async (language) => {
    onTestFinished(() => act(() => void toast.dismiss()));
    const { messages } = renderInLayout(<Toasts />, { language });
    act(() => void toast('Saved.'));
    expect(await screen.findByRole('button', { name: messages.close })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: messages.notices })).toHaveTextContent('Saved.');
  },
);

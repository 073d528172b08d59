import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useOnDemand } from '../../../src/ui/hooks/useOnDemand.ts';

const part = { default: () => <p>the part</p> };

/** A page with a half-filled form, and a part that is downloaded at a press. */
function Page({ load, early }: { load: () => Promise<typeof part>; early?: string }) {
  const [Part, want] = useOnDemand(load, { early });
  return (
    <>
      <input aria-label="Name" />
      <button onClick={want}>More</button>
      {Part && <Part />}
    </>
  );
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'More' }));

describe('a part that is downloaded on demand', () => {
  it('is not asked for before it is wanted, and then appears', async () => {
    const load = vi.fn(async () => part);
    render(<Page load={load} />);
    expect(load).not.toHaveBeenCalled();
    await press();
    expect(await screen.findByText('the part')).toBeInTheDocument();
  });

  it('is downloaded with the first render on screens where it is wanted early, and not shown; a refusal is no matter', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query === 'all' }) as MediaQueryList,
    );
    const load = vi
      .fn(async () => part)
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const { rerender } = render(<Page load={load} early="print" />);
    expect(load).not.toHaveBeenCalled();
    rerender(<Page key="another" load={load} early="all" />);
    rerender(<Page key="another" load={load} early="all" />);
    expect(load).toHaveBeenCalledOnce();
    expect(screen.queryByText('the part')).toBeNull();
    await press();
    expect(await screen.findByText('the part')).toBeInTheDocument();
  });

  it('leaves the page as it was where it cannot be downloaded, and comes when it is wanted again', async () => {
    const load = vi
      .fn(async () => part)
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    render(<Page load={load} />);
    await userEvent.type(screen.getByLabelText('Name'), 'Ελένη');
    await press();
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(screen.getByLabelText('Name')).toHaveValue('Ελένη');
    expect(screen.queryByText('the part')).toBeNull();
    await press();
    expect(await screen.findByText('the part')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Ελένη');
  });

  it('says whether it came', async () => {
    const came: boolean[] = [];
    function Asking({ load }: { load: () => Promise<typeof part> }) {
      const [, want] = useOnDemand(load);
      return <button onClick={async () => came.push(await want())}>More</button>;
    }
    render(<Asking load={vi.fn(async () => part).mockRejectedValueOnce(new Error('refused'))} />);
    await press();
    await press();
    await waitFor(() => expect(came).toEqual([false, true]));
  });
});

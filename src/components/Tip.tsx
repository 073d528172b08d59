import * as Tooltip from '@radix-ui/react-tooltip';
import { cloneElement, type HTMLAttributes, type ReactElement } from 'react';

/** docs/specification.md, "Notices, tips and buttons": milliseconds, for the Tooltip.Provider around the page. */
export const tipTimes = { delayDuration: 700, skipDelayDuration: 300 };

type Props = {
  label: string;
  side?: 'top' | 'left' | 'bottom';
  /** Where it is drawn, if not at the end of the page: a modal dialog lies above that. */
  container?: HTMLElement | null;
  children: ReactElement<HTMLAttributes<HTMLElement>>;
};

/** The name of an icon-only control, shown to mouse and keyboard; the control keeps its own aria-label. On dark ground, where there is a --faint, it has an edge. */
export function Tip({ label, side = 'top', container, children }: Props) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <Control control={children} {...children.props} />
      </Tooltip.Trigger>
      <Tooltip.Portal container={container}>
        <Tooltip.Content
          className="z-60 rounded bg-ink px-1.5 py-[7px] text-label leading-[1.4] text-limestone [box-shadow:0_0_0_1px_var(--faint,transparent)]"
          side={side}
          sideOffset={8}
          aria-hidden="true"
        >
          <span>{label}</span>
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

/** Radix describes a control by its tip, so that its name would be heard twice: it keeps what it says of itself. */
const Control = ({ control, ...props }: { control: Props['children'] }) =>
  cloneElement(control, { ...props, 'aria-describedby': control.props['aria-describedby'] });

import * as Tooltip from '@radix-ui/react-tooltip';
import { cloneElement, type HTMLAttributes, type ReactElement } from 'react';

type Props = {
  label: string;
  side?: 'top' | 'left';
  /** Inside a modal dialog. */
  container?: HTMLElement | null;
  children: ReactElement<HTMLAttributes<HTMLElement>>;
};

/** The default delays of Radix are those of docs/specification.md, "Notices, tips and buttons". */
export function Tip({ label, side = 'top', container, children }: Props) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <Control control={children} {...children.props} />
      </Tooltip.Trigger>
      <Tooltip.Portal container={container}>
        <Tooltip.Content
          className="z-50 rounded border border-transparent bg-inverse px-3 py-2 text-note text-background"
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

/** Radix would set `aria-describedby`, and screen readers would read the name twice. */
const Control = ({ control, ...props }: { control: Props['children'] }) =>
  cloneElement(control, { ...props, 'aria-describedby': control.props['aria-describedby'] });

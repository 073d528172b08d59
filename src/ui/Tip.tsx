import * as Tooltip from '@radix-ui/react-tooltip';
import {
  cloneElement,
  useEffect,
  useState,
  useSyncExternalStore,
  type HTMLAttributes,
  type ReactElement,
} from 'react';

/** docs/specification.md, "Notices, tips and buttons"; milliseconds. */
const delay = 700;
const nextWithin = 300;

/*
 * Whether the next tip opens at once: one is open, or was a moment ago. One Radix Provider around the page would know it
 * as well, but it would put all of Radix's tooltip, 23 KiB in brotli, into the first download of every page.
 */
let isNext = false;
let openTips = 0;
let passing: ReturnType<typeof setTimeout>;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const setNext = (value: boolean) => {
  isNext = value;
  for (const listener of listeners) listener();
};

const countOpen = () => {
  openTips += 1;
  clearTimeout(passing);
  setNext(true);
  return () => {
    openTips -= 1;
    if (openTips === 0) passing = setTimeout(setNext, nextWithin, false);
  };
};

type Props = {
  label: string;
  side?: 'top' | 'left' | 'bottom';
  /** Where it is drawn, if not at the end of the page: a modal dialog lies above that. */
  container?: HTMLElement | null;
  children: ReactElement<HTMLAttributes<HTMLElement>>;
};

/** The name of an icon-only control, shown to mouse and keyboard; the control keeps its own aria-label. On dark ground, where there is a --faint, it has an edge. */
export function Tip({ label, side = 'top', container, children }: Props) {
  const [open, setOpen] = useState(false);
  useEffect(() => (open ? countOpen() : undefined), [open]);
  const delayDuration = useSyncExternalStore(subscribe, () => (isNext ? 0 : delay));
  return (
    <Tooltip.Provider delayDuration={delayDuration}>
      <Tooltip.Root onOpenChange={setOpen}>
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
    </Tooltip.Provider>
  );
}

/** Radix describes a control by its tip, so that its name would be heard twice: it keeps what it says of itself. */
const Control = ({ control, ...props }: { control: Props['children'] }) =>
  cloneElement(control, { ...props, 'aria-describedby': control.props['aria-describedby'] });

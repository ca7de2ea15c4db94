import { UnstyledButton } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import classes from "./tabs.module.css";

export type Tab = {
  value: string;
  label: ReactNode;
  /** What else is said of it aloud. */
  description?: string | undefined;
};

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  /** Beside the tabs. */
  toolbar?: ReactNode;
  /** All of them in one line, equally wide: their words break instead. */
  even?: boolean;
  /** What the chosen tab shows. */
  children: ReactNode;
};

/** Tabs and the chosen one's content. The arrow keys choose, as in Mantine's, which weigh three times as much. */
export function Tabs({ label, tabs, value, onChange, toolbar, even, children }: TabsProps) {
  const id = useId();
  return (
    <div>
      <div className={classes.line}>
        <div role="tablist" aria-label={label} className={classes.tabs} data-even={even || undefined}>
          {tabs.map((tab) => (
            <UnstyledButton
              key={tab.value}
              role="tab"
              id={`${id}-${tab.value}`}
              className={classes.tab}
              aria-selected={tab.value === value}
              aria-controls={`${id}-isi`}
              aria-description={tab.description}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => onChange(tab.value)}
              onKeyDown={walk}
            >
              {tab.label}
            </UnstyledButton>
          ))}
        </div>
        {toolbar && <div className={classes.toolbar}>{toolbar}</div>}
      </div>
      <div key={value} role="tabpanel" id={`${id}-isi`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
}

function walk(event: KeyboardEvent<HTMLButtonElement>) {
  const tabs = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[];
  const at = tabs.indexOf(event.currentTarget);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  const next = tabs.at(to % tabs.length);
  next?.focus();
  next?.click();
}

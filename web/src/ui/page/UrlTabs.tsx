import { Badge, Tabs } from "@mantine/core";
import type { ReactNode } from "react";
import "@mantine/core/styles/Tabs.css";
import { useUrlState } from "../list/urlState.ts";
import classes from "./tabs.module.css";

export type UrlTab = {
  value: string;
  label: string;
  /** A red number beside the label, hidden when 0. */
  badge?: number;
  /** What the number counts, where the label does not say it. */
  badgeTip?: string;
  content: () => ReactNode;
};

type UrlTabsProps = {
  label: string;
  tabs: readonly [UrlTab, ...UrlTab[]];
  name?: string;
  /** Buttons for all tabs: beside them, above them where the screen is narrow. */
  toolbar?: ReactNode;
};

/** Tabs whose choice is in the address. Only the chosen one is mounted. */
export function UrlTabs({ label, tabs, name = "tab", toolbar }: UrlTabsProps) {
  const { values, change } = useUrlState();
  const [first] = tabs;
  const chosen = tabs.find((tab) => tab.value === values[name]) ?? first;
  return (
    <Tabs
      value={chosen.value}
      onChange={(value) => value !== null && change({ [name]: value === first.value ? null : value }, "push")}
      keepMounted={false}
    >
      <div className={classes.line}>
        <Tabs.List aria-label={label} className={classes.tabs}>
          {tabs.map(({ value, label: text, badge = 0, badgeTip }) => (
            <Tabs.Tab
              key={value}
              value={value}
              aria-description={badge > 0 ? badgeTip : undefined}
              rightSection={
                badge > 0 && (
                  <Badge color="red.8" size="sm" circle={badge < 10} data-tip={badgeTip}>
                    {badge}
                  </Badge>
                )
              }
            >
              {text}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {toolbar && <div className={classes.toolbar}>{toolbar}</div>}
      </div>
      {tabs.map(({ value, content }) => (
        <Tabs.Panel key={value} value={value}>
          {value === chosen.value && content()}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

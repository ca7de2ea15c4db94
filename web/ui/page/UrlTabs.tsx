import { Badge } from "@mantine/core";
import type { ReactNode } from "react";
import { useUrlState } from "../list/urlState.ts";
import { Tabs } from "./Tabs.tsx";

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
      label={label}
      tabs={tabs.map((tab) => ({
        value: tab.value,
        label: <Label {...tab} />,
        description: tab.badge ? tab.badgeTip : undefined,
      }))}
      value={chosen.value}
      onChange={(value) => change({ [name]: value === first.value ? null : value }, "push")}
      toolbar={toolbar}
    >
      {chosen.content()}
    </Tabs>
  );
}

const Label = ({ label, badge = 0, badgeTip }: UrlTab) => (
  <>
    <span>{label}</span>
    {badge > 0 && (
      <Badge color="red.8" size="sm" circle={badge < 10} data-tip={badgeTip}>
        {badge}
      </Badge>
    )}
  </>
);

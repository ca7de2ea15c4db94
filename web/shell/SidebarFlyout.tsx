import { Popover, Text } from "@mantine/core";
import { cloneElement } from "react";
import type { Opened } from "../ui/page/opener.tsx";
import type { Screen } from "../ui/page/screen.ts";
import { SidebarItem } from "./SidebarItem.tsx";
import classes from "./shell.module.css";

type FlyoutProps = Opened & { name: string; screens: readonly Screen[] };

/** The screens of a group, beside the narrow sidebar. */
export function SidebarFlyout({ name, screens, button, opened, onChange }: FlyoutProps) {
  return (
    <Popover
      opened={opened}
      onChange={onChange}
      position="right-start"
      offset={12}
      shadow="md"
      width={210}
      trapFocus
      returnFocus
    >
      <Popover.Target>{cloneElement(button, { onClick: () => onChange(!opened) })}</Popover.Target>
      <Popover.Dropdown p={6} aria-label={name}>
        <Text fz="xs" fw={600} c="dimmed" px={12} py={4}>
          {name}
        </Text>
        <ul className={classes.list}>
          {screens.map((screen) => (
            <li key={screen.path}>
              <SidebarItem screen={screen} mini={false} onNavigate={() => onChange(false)} />
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}

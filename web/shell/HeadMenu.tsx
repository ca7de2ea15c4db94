import { Menu } from "@mantine/core";
import type { ReactNode } from "react";
import type { Opened } from "../ui/page/opener.tsx";

/** A menu below a button of the head. */
export function HeadMenu({
  button,
  opened,
  onChange,
  width,
  children,
}: Opened & { width: number; children: ReactNode }) {
  return (
    <Menu
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      shadow="lg"
      width={width}
      returnFocus
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

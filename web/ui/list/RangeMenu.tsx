import { Menu } from "@mantine/core";
import { jakartaToday } from "#kernel/format.ts";
import type { Opened } from "../page/opener.tsx";
import { rentangSiap } from "./rentangSiap.ts";

type RangeMenuProps = Opened & { choose: (from: string, to: string) => void };

/** Ranges of days that are often wanted. */
export const RangeMenu = ({ button, opened, onChange, choose }: RangeMenuProps) => (
  <Menu opened={opened} onChange={onChange} position="bottom-end" withinPortal withInitialFocusPlaceholder={false}>
    <Menu.Target>{button}</Menu.Target>
    <Menu.Dropdown>
      {rentangSiap(jakartaToday(new Date())).map(({ label, dari, sampai }) => (
        <Menu.Item key={label} onClick={() => choose(dari, sampai)}>
          {label}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);

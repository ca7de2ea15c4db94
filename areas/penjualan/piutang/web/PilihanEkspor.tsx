import { Popover, Stack } from "@mantine/core";
import { cloneElement, type ReactNode } from "react";
import type { Opened } from "#web/ui/page/opener.tsx";

/** The spreadsheets of a list, below one button. */
export const PilihanEkspor = ({ button, opened, onChange, children }: Opened & { children: ReactNode }) => (
  <Popover opened={opened} onChange={onChange} position="bottom-end" trapFocus returnFocus withinPortal shadow="md">
    <Popover.Target>{cloneElement(button, { onClick: () => onChange(!opened) })}</Popover.Target>
    <Popover.Dropdown aria-label="Export">
      <Stack gap="xs">{children}</Stack>
    </Popover.Dropdown>
  </Popover>
);

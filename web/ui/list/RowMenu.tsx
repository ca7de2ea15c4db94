import { Menu, Text } from "@mantine/core";
import type { Opened } from "../page/opener.tsx";
import classes from "./list.module.css";
import { asButton, iconOf, isDangerous, labelOf, type RowActionsProps, verdictOf } from "./rowActions.ts";

/** The actions of a row for which there was no button of their own. */
export function RowMenu<Row>({ row, actions, button, opened, onChange }: RowActionsProps<Row> & Opened) {
  return (
    <Menu opened={opened} onChange={onChange} position="bottom-start" withInitialFocusPlaceholder={false}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        {actions.map((action) => {
          const { boleh, alasan } = verdictOf(row, action);
          const Icon = iconOf(action.kind);
          return (
            <Menu.Item
              key={action.kind + (action.label ?? "")}
              leftSection={<Icon size={16} aria-hidden />}
              className={isDangerous(action.kind) && boleh ? classes.menuDanger : undefined}
              disabled={!boleh}
              {...(boleh && action.href
                ? { component: "a", href: action.href(row), onClick: asButton(() => action.run(row)).onClick }
                : { onClick: () => action.run(row) })}
            >
              {labelOf(action)}
              {alasan && (
                <Text size="xs" c="dimmed">
                  {alasan}
                </Text>
              )}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

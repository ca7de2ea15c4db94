import { Stack, Text } from "@mantine/core";
import { type Icon, IconInbox } from "@tabler/icons-react";
import type { ReactNode } from "react";

type EmptyStateProps = { title: string; text: string; icon?: Icon; children?: ReactNode };

/** Says that there is nothing here, and what to do next. */
export function EmptyState({ title, text, icon: Sign = IconInbox, children }: EmptyStateProps) {
  return (
    <Stack align="center" gap={6} py={56} px="md" ta="center">
      <Sign size={44} stroke={1.2} aria-hidden color="var(--mantine-color-dimmed)" />
      <Text fw={600} mt={6}>
        {title}
      </Text>
      <Text size="sm" c="dimmed" maw={420} style={{ textWrap: "balance" }}>
        {text}
      </Text>
      {children}
    </Stack>
  );
}

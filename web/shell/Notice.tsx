import { Stack, Text, ThemeIcon, Title } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";

type NoticeProps = { icon: Icon; title: string; text: string; color?: string; alone?: boolean; children?: ReactNode };

/** A page with a message and a way on; `alone` outside of the shell. */
export function Notice({ icon: Picture, title, text, color, alone = false, children }: NoticeProps) {
  return (
    <Stack
      component={alone ? "main" : "div"}
      align="center"
      justify="center"
      gap="sm"
      ta="center"
      mih={alone ? "100dvh" : "60dvh"}
      px="md"
    >
      <ThemeIcon size={72} radius="xl" variant="light" color={color} aria-hidden>
        <Picture size={38} stroke={1.5} />
      </ThemeIcon>
      <Title order={alone ? 1 : 2} fz="xl">
        {title}
      </Title>
      <Text c="dimmed" maw={460} style={{ textWrap: "balance" }}>
        {text}
      </Text>
      {children}
    </Stack>
  );
}

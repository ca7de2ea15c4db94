import {
  ActionIcon,
  ColorSwatch,
  Group,
  type MantineColorScheme,
  Popover,
  SegmentedControl,
  Stack,
  Switch,
  Text,
  Tooltip,
  UnstyledButton,
  useMantineColorScheme,
  useMantineTheme,
} from "@mantine/core";
import { IconCheck, IconPalette } from "@tabler/icons-react";
import { useState } from "react";
import "@mantine/core/styles/ColorSwatch.css";
import "@mantine/core/styles/Switch.css";
import { setAppearance, useAppearance } from "../theme/appearance.ts";
import { ACCENT_NAMES, ACCENTS, type Accent } from "../theme/colors.ts";
import classes from "./shell.module.css";

const MODES: readonly { value: MantineColorScheme; label: string }[] = [
  { value: "light", label: "Terang" },
  { value: "dark", label: "Gelap" },
  { value: "auto", label: "Sistem" },
];

/** How the app looks on this device. */
export function AppearancePanel() {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" shadow="lg" width={280} trapFocus returnFocus>
      <Popover.Target>
        <Tooltip label="Tampilan" disabled={opened}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            onClick={() => setOpened((before) => !before)}
            aria-label="Tampilan"
          >
            <IconPalette size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label="Tampilan">
        <Choices />
      </Popover.Dropdown>
    </Popover>
  );
}

function Choices() {
  const { accent, mini, fixedTopBar } = useAppearance();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Stack gap="md">
      <div>
        <Text fz="sm" fw={600} mb={6} id="tampilan-warna">
          Warna
        </Text>
        <Group gap={8} role="group" aria-labelledby="tampilan-warna">
          {ACCENTS.map((name) => (
            <Swatch key={name} accent={name} chosen={name === accent} />
          ))}
        </Group>
      </div>
      <div>
        <Text fz="sm" fw={600} mb={6}>
          Mode
        </Text>
        <SegmentedControl
          fullWidth
          aria-label="Mode"
          data={[...MODES]}
          value={colorScheme}
          onChange={(mode) => setColorScheme(MODES.find(({ value }) => value === mode)?.value ?? "auto")}
        />
      </div>
      <Switch
        label="Sidebar mini"
        checked={mini}
        onChange={(event) => setAppearance({ mini: event.currentTarget.checked })}
      />
      <Switch
        label="Bilah atas tetap terlihat"
        checked={fixedTopBar}
        onChange={(event) => setAppearance({ fixedTopBar: event.currentTarget.checked })}
      />
    </Stack>
  );
}

function Swatch({ accent, chosen }: { accent: Accent; chosen: boolean }) {
  const theme = useMantineTheme();
  return (
    <Tooltip label={ACCENT_NAMES[accent]}>
      <UnstyledButton
        className={classes.swatch}
        onClick={() => setAppearance({ accent })}
        aria-label={ACCENT_NAMES[accent]}
        aria-pressed={chosen}
      >
        <ColorSwatch color={theme.colors[accent][8]} size={30}>
          {chosen && <IconCheck size={16} color="#fff" aria-hidden />}
        </ColorSwatch>
      </UnstyledButton>
    </Tooltip>
  );
}

import {
  ColorSwatch,
  Group,
  type MantineColorScheme,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  Tooltip,
  UnstyledButton,
  useMantineColorScheme,
  useMantineTheme,
} from "@mantine/core";
import { IconCheck, IconPhotoOff } from "@tabler/icons-react";
import "@mantine/core/styles/SegmentedControl.css";
import "@mantine/core/styles/ColorSwatch.css";
import "@mantine/core/styles/Switch.css";
import { SIDEBAR_IMAGES, type SidebarImage, setAppearance, useAppearance } from "../theme/appearance.ts";
import { ACCENT_NAMES } from "../theme/colors.ts";
import { ACCENTS, type Accent } from "../theme/keys.ts";
import { DetailShell } from "../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../ui/dialog/useDialog.ts";
import { IMAGE_NAMES, SidebarPicture } from "./SidebarPicture.tsx";
import classes from "./shell.module.css";

const MODES: readonly { value: MantineColorScheme; label: string }[] = [
  { value: "light", label: "Terang" },
  { value: "dark", label: "Gelap" },
  { value: "auto", label: "Sistem" },
];

/** Colours and pictures of the app on this device. */
export function AppearanceDialog({ dialog }: { dialog: Dialog }) {
  return (
    <DetailShell dialog={dialog} title="Tampilan" size="sm">
      {() => <Choices />}
    </DetailShell>
  );
}

function Choices() {
  const { accent, mini, fixedTopBar, image } = useAppearance();
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
      <div>
        <Text fz="sm" fw={600} mb={6} id="tampilan-gambar">
          Gambar sidebar
        </Text>
        <SimpleGrid cols={4} spacing={8} role="group" aria-labelledby="tampilan-gambar">
          {SIDEBAR_IMAGES.map((name) => (
            <ImageChoice key={name} image={name} chosen={name === image} />
          ))}
        </SimpleGrid>
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
    <Tooltip label={ACCENT_NAMES[accent]} withinPortal={false}>
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

function ImageChoice({ image, chosen }: { image: SidebarImage; chosen: boolean }) {
  return (
    <Tooltip label={IMAGE_NAMES[image]} withinPortal={false}>
      <UnstyledButton
        className={classes.image}
        onClick={() => setAppearance({ image })}
        aria-label={IMAGE_NAMES[image]}
        aria-pressed={chosen}
      >
        {image === "none" ? (
          <IconPhotoOff size={18} stroke={1.6} aria-hidden />
        ) : (
          <SidebarPicture image={image} className={classes.thumbnail} strength={3} />
        )}
      </UnstyledButton>
    </Tooltip>
  );
}

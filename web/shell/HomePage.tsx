import { SimpleGrid, Stack, Text, ThemeIcon, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useSession } from "../api/session.ts";
import { HOME, PROFILE } from "../ui/page/paths.ts";
import type { Screen } from "../ui/page/screen.ts";
import { screenAt, screensOf } from "./openScreens.ts";
import classes from "./shell.module.css";

/** The page after the login, with links to the person's screens. */
export function HomePage() {
  const session = useSession();
  const profile = screenAt(PROFILE);
  const screens = [...screensOf(session).filter((screen) => screen.path !== HOME), ...(profile ? [profile] : [])];
  return (
    <Stack gap="lg">
      <div>
        <Title order={2} fz="h2">
          Selamat datang, {session.nama}
        </Title>
        <Text c="dimmed">Pilih halaman untuk mulai bekerja.</Text>
      </div>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3, xl: 4 }} spacing="md">
        {screens.map((screen) => (
          <Tile key={screen.path} screen={screen} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

function Tile({ screen }: { screen: Screen }) {
  return (
    <Link to={screen.path} className={classes.tile}>
      <ThemeIcon size={44} radius="md" variant="light" className={classes.tileIcon} aria-hidden>
        <screen.icon size={24} stroke={1.6} />
      </ThemeIcon>
      <div>
        <Text fw={600}>{screen.title}</Text>
        {screen.group && (
          <Text fz="xs" c="dimmed">
            {screen.group}
          </Text>
        )}
      </div>
    </Link>
  );
}

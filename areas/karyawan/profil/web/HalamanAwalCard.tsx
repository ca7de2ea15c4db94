import { Paper, Text, Title } from "@mantine/core";
import { useAction } from "#web/api/hooks.ts";
import { useSession } from "#web/api/session.ts";
import { keepSession } from "#web/api/sessionStore.ts";
import { LaterSelect } from "#web/ui/field/LaterSelect.tsx";
import { useOwnScreens } from "#web/ui/page/ownScreens.ts";
import { HOME } from "#web/ui/page/paths.ts";
import { profil } from "../contract.ts";
import classes from "./profil.module.css";

/** The screen that opens after the login; one that may be opened no more counts as the dashboard. */
export function HalamanAwalCard() {
  const session = useSession();
  const own = useOwnScreens();
  // The home address greets everybody, whatever the menus.
  const screens = own.some(({ path }) => path === HOME) ? own : [{ path: HOME, title: "Beranda", group: "" }, ...own];
  const action = useAction(profil.setHalamanAwal, { fallback: "Gagal menyimpan halaman awal" });
  const choose = (path: string | null) => {
    const halamanAwal = path === null || path === HOME ? "" : path;
    action.mutate({ halamanAwal }, { onSuccess: () => keepSession({ ...session, halamanAwal }) });
  };
  const chosen = screens.find(({ path }) => path === session.halamanAwal)?.path ?? HOME;
  return (
    <Paper className={classes.card} p="lg" component="section" aria-labelledby="judul-awal">
      <Title order={2} fz="md" id="judul-awal">
        Halaman awal
      </Title>
      <Text fz="sm" c="dimmed" mb="md">
        Terbuka setelah login, dan bila alamat Kantor dibuka tanpa nama halaman.
      </Text>
      <LaterSelect
        className={classes.narrow}
        aria-label="Halaman awal"
        data={screens.map(({ path, title, group }) => ({ value: path, label: group ? `${group}: ${title}` : title }))}
        value={chosen}
        allowDeselect={false}
        searchable
        nothingFoundMessage="Tidak ditemukan"
        onChange={choose}
      />
    </Paper>
  );
}

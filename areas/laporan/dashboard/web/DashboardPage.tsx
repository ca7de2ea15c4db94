import { Group, Stack, Text } from "@mantine/core";
import { jakartaToday } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { useSession } from "#web/api/session.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { DateRange } from "#web/ui/field/DateRange.tsx";
import { problemOfRentang, readDay } from "#web/ui/field/readDay.ts";
import { useUrlState } from "#web/ui/list/urlState.ts";
import { whenSeen } from "#web/ui/page/later.tsx";
import { TanggalSalah } from "#web/ui/value/TanggalSalah.tsx";
import { AngkaUtama } from "./AngkaUtama.tsx";
import { TUGAS } from "./awal.ts";
import classes from "./dashboard.module.css";
import { Keadaan } from "./Keadaan.tsx";
import { KotakSaya } from "./KotakSaya.tsx";
import { TugasSaya } from "./TugasSaya.tsx";

const DaftarDialog = onOpening(() => import("./DaftarDialog.tsx").then((file) => file.DaftarDialog));

// The chart library is large.
const Grafik = whenSeen(() => import("./Grafik.tsx").then((file) => file.Grafik), 320);

/** The tasks of the person, and figures of a range of days; each figure opens its list. */
export function DashboardPage() {
  const session = useSession();
  const dialog = useAddress("daftar");
  const [rentang, setRentang] = useRentang();
  const masalah = problemOfRentang(rentang.tglAwal, rentang.tglAkhir);
  // What stands below the tasks is shown with them: nobody knows before how many they are.
  const { isPending: menunggu } = useCall(TUGAS.call, TUGAS.input);
  const benar = masalah === null ? rentang : null;
  return (
    <Stack gap="md">
      <KotakSaya />
      <Group justify="space-between" align="flex-end">
        <Text fz="xl" fw={650}>
          Selamat datang, {session.nama}
        </Text>
        <DateRange from={rentang.tglAwal} to={rentang.tglAkhir} onChange={setRentang} />
      </Group>
      {benar && <AngkaUtama rentang={benar} dialog={dialog} />}
      <TugasSaya dialog={dialog} />
      <div className={classes.sesudah} hidden={menunggu}>
        <Keadaan rentang={benar} dialog={dialog} />
        {masalah === null ? <Grafik rentang={rentang} dialog={dialog} /> : <TanggalSalah masalah={masalah} />}
      </div>
      <DaftarDialog dialog={dialog} rentang={rentang} />
    </Stack>
  );
}

/** The range from the address; by default from the first of this month to today. */
function useRentang() {
  const { values, change } = useUrlState();
  const today = jakartaToday(new Date());
  const { tglAwal = `${today.slice(0, 7)}-01`, tglAkhir = today } = values;
  const set = (from: string, to: string) => {
    if (from !== "" && to !== "") change({ tglAwal: from, tglAkhir: to }, "push");
  };
  return [{ tglAwal: readDay(tglAwal) ?? tglAwal, tglAkhir: readDay(tglAkhir) ?? tglAkhir }, set] as const;
}

import { Alert, Button, Paper, Skeleton, Stack, Text, Title } from "@mantine/core";
import { IconAlertCircle, IconRosetteDiscountCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { tanggal } from "#kernel/format.ts";
import { type CallFailed, send } from "#web/api/client.ts";
import { Facts } from "#web/ui/dialog/DetailShell.tsx";
import { type SeriUmum, seri } from "../contract.ts";
import { HALAMAN_SERI } from "../halamanSeri.ts";
import classes from "./periksa.module.css";

/** The page behind the QR code of a unit, for anybody: whether it is genuine, and its warranty. */
export function PeriksaSeriPage() {
  const { nomor, k } = useLocation({ select: ({ pathname, search }) => diminta(pathname, search) });
  const { data, error, refetch } = useQuery<SeriUmum, CallFailed>({
    queryKey: ["periksaSeri", nomor, k],
    queryFn: async ({ signal }) => (await send(seri.periksaSeri, { nomor, k }, { signal })).data,
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useEffect(() => {
    document.title = `Nomor Seri ${nomor}`;
  }, [nomor]);
  return (
    <main className={classes.page}>
      <Paper className={classes.card} withBorder radius="lg" p="lg" shadow="md">
        {data ? (
          <Asli unit={data} />
        ) : error ? (
          <TidakDikenal nomor={nomor} failure={error} retry={() => void refetch()} />
        ) : (
          <Skeleton height={260} aria-hidden />
        )}
      </Paper>
    </main>
  );
}

/** The number and key in the address: `/seri/OVN-9-2611-1?k=…`, or `/s/` and the same. */
function diminta(pathname: string, search: object): { nomor: string; k: string } {
  const bagian = pathname.replace(HALAMAN_SERI, "");
  const k = "k" in search ? String(search.k) : "";
  try {
    return { nomor: decodeURIComponent(bagian), k };
  } catch {
    return { nomor: bagian, k };
  }
}

function Asli({ unit }: { unit: SeriUmum }) {
  return (
    <Stack gap="md">
      <Stack align="center" gap={4} ta="center">
        <IconRosetteDiscountCheck size={56} color="var(--mantine-color-teal-6)" aria-hidden />
        <Title order={1} fz="xl">
          Produk asli
        </Title>
        <Text c="dimmed">{unit.perusahaan}</Text>
      </Stack>
      <Facts
        facts={[
          { label: "Produk", value: unit.produk, wide: true },
          { label: "Nomor Seri", value: unit.nomor, wide: true },
          { label: "Dikirim", value: unit.dikirim === null ? "Belum dikirim" : tanggal(unit.dikirim) },
          { label: "Garansi sampai", value: tanggal(unit.garansiSampai) },
        ]}
      />
    </Stack>
  );
}

type TidakDikenalProps = { nomor: string; failure: CallFailed; retry: () => void };

function TidakDikenal({ nomor, failure, retry }: TidakDikenalProps) {
  const unknown = failure.status === 404;
  return (
    <Stack gap="md">
      <Title order={1} fz="xl" ta="center">
        {unknown ? "Nomor seri tidak dikenal" : "Belum dapat diperiksa"}
      </Title>
      <Alert color={unknown ? "red" : "orange"} role="alert" icon={<IconAlertCircle aria-hidden />}>
        {unknown
          ? `Nomor ${nomor} tidak cocok dengan label yang kami keluarkan. Pindai kode QR pada mesin sekali lagi.`
          : failure.message}
      </Alert>
      {!unknown && (
        <Button variant="default" onClick={retry}>
          Coba lagi
        </Button>
      )}
    </Stack>
  );
}

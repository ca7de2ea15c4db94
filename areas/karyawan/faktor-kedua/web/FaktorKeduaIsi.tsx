import { Badge, Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { IconDeviceMobile, IconFingerprint, IconKey } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { waktu } from "#kernel/format.ts";
import { hasPasskeys } from "#web/api/hasPasskeys.ts";
import { useCall } from "#web/api/hooks.ts";
import classes from "../../profil/web/profil.module.css";
import { type FaktorKedua, faktorKedua } from "../contract.ts";
import { KodePemulihan } from "./KodePemulihan.tsx";
import { KonfirmasiPassword } from "./KonfirmasiPassword.tsx";
import { PasangTotp } from "./PasangTotp.tsx";
import { useLangkah } from "./useLangkah.ts";

type Props = { onInstalled?: () => void };

/** The second factors of the person: what there is, and one step at a time to change it. */
export function FaktorKeduaIsi({ onInstalled = () => {} }: Props) {
  const { data, error } = useCall(faktorKedua.getFaktorKedua, {});
  const langkah = useLangkah(onInstalled);
  if (!data) return error ? <Text fz="sm">{error.message}</Text> : <Skeleton h={120} />;
  switch (langkah.kini.langkah) {
    case "password":
      return <KonfirmasiPassword langkah={langkah} tindakan={langkah.kini.tindakan} />;
    case "qr":
      return <PasangTotp langkah={langkah} tawaran={langkah.kini} />;
    case "kode":
      return <KodePemulihan kode={langkah.kini.kode} onClose={langkah.tutup} />;
    case "daftar":
      return <Daftar isi={data.data} minta={langkah.minta} />;
  }
}

type Minta = ReturnType<typeof useLangkah>["minta"];

function Daftar({ isi: { totp, passkey, kodePemulihan }, minta }: { isi: FaktorKedua; minta: Minta }) {
  return (
    <ul className={classes.sessions}>
      <Baris
        icon={<IconDeviceMobile size={22} stroke={1.6} aria-hidden />}
        nama="Aplikasi autentikator"
        keterangan={totp === null ? "Kode 6 angka dari aplikasi di ponsel" : `Terpasang sejak ${waktu(totp)}`}
        tanda={totp !== null}
      >
        {totp === null ? (
          <Tombol onClick={() => minta({ apa: "totp" })}>Pasang aplikasi</Tombol>
        ) : (
          <Tombol onClick={() => minta({ apa: "lepasTotp" })}>Lepas aplikasi</Tombol>
        )}
      </Baris>
      {passkey.map((satu) => (
        <Baris
          key={satu.idPasskey}
          icon={<IconFingerprint size={22} stroke={1.6} aria-hidden />}
          nama={satu.nama}
          keterangan={satu.dipakai === null ? "Passkey, belum dipakai" : `Passkey, dipakai ${waktu(satu.dipakai)}`}
          tanda
        >
          <Tombol onClick={() => minta({ apa: "lepasPasskey", idPasskey: satu.idPasskey, nama: satu.nama })}>
            Lepas {satu.nama}
          </Tombol>
        </Baris>
      ))}
      {hasPasskeys() && (
        <Baris
          icon={<IconFingerprint size={22} stroke={1.6} aria-hidden />}
          nama="Passkey"
          keterangan="Sidik jari, wajah atau PIN perangkat ini: masuk tanpa password"
        >
          <Tombol onClick={() => minta({ apa: "passkey" })}>Pasang passkey</Tombol>
        </Baris>
      )}
      {(totp !== null || passkey.length > 0) && (
        <Baris
          icon={<IconKey size={22} stroke={1.6} aria-hidden />}
          nama="Kode pemulihan"
          keterangan={`${kodePemulihan} kode belum dipakai, untuk bila perangkat anda hilang`}
        >
          <Tombol onClick={() => minta({ apa: "kode" })}>Buat kode baru</Tombol>
        </Baris>
      )}
    </ul>
  );
}

type BarisProps = { icon: ReactNode; nama: string; keterangan: string; tanda?: boolean; children: ReactNode };

function Baris({ icon, nama, keterangan, tanda = false, children }: BarisProps) {
  return (
    <li className={classes.session}>
      {icon}
      <div className={classes.device}>
        <Group gap={8}>
          <Text fw={600} fz="sm">
            {nama}
          </Text>
          {tanda && (
            <Badge variant="light" tt="none">
              Terpasang
            </Badge>
          )}
        </Group>
        <Text fz="sm" c="dimmed">
          {keterangan}
        </Text>
      </div>
      <Stack gap={4}>{children}</Stack>
    </li>
  );
}

const Tombol = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button variant="default" size="compact-sm" onClick={onClick}>
    {children}
  </Button>
);

import { Button, Grid, Paper, SimpleGrid, Stack, Text, Textarea, TextInput, Title } from "@mantine/core";
import { IconCloudOff } from "@tabler/icons-react";
import "@mantine/core/styles/Grid.css";
import { namesOf, pick } from "#kernel/record.ts";
import { useCall } from "#web/api/hooks.ts";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { FaktorKeduaCard } from "../../faktor-kedua/web/FaktorKeduaCard.tsx";
import { isianPekerjaan } from "../../karyawan/isiKaryawan.ts";
import { diriSendiri, type Profil, profil } from "../contract.ts";
import { HalamanAwalCard } from "./HalamanAwalCard.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { ProfilCard } from "./ProfilCard.tsx";
import classes from "./profil.module.css";
import { SesiSaya } from "./SesiSaya.tsx";

export function ProfilPage() {
  const { data, error, refetch } = useCall(profil.getProfile, {});
  if (error && !data) {
    return (
      <EmptyState icon={IconCloudOff} title="Profil tidak dapat dibuka" text={error.message}>
        <Button mt="sm" onClick={() => void refetch()}>
          Coba lagi
        </Button>
      </EmptyState>
    );
  }
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, md: 4, xl: 3 }} order={{ base: 1, md: 2 }}>
        <ProfilCard profil={data?.data} />
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 8, xl: 9 }} order={{ base: 2, md: 1 }}>
        <Stack gap="lg">
          <DataDiri profil={data?.data} />
          <HalamanAwalCard />
          <Paper className={classes.card} p="lg" component="section" aria-labelledby="judul-password">
            <Title order={2} fz="md" id="judul-password">
              Password
            </Title>
            <Text fz="sm" c="dimmed" mb="md">
              Setelah password diganti anda keluar dari semua perangkat dan login kembali.
            </Text>
            <div className={classes.narrow}>
              <PasswordForm />
            </div>
          </Paper>
          <FaktorKeduaCard />
          <SesiSaya />
        </Stack>
      </Grid.Col>
    </Grid>
  );
}

const { alamatKtp, ...orang } = pick(diriSendiri, "namaLengkap", "namaPanggilan", "noTelp", "email", "alamatKtp");

function DataDiri({ profil: shown }: { profil: Profil | undefined }) {
  return (
    <Paper className={classes.card} p="lg" component="section" aria-labelledby="judul-data" aria-busy={!shown}>
      <Title order={2} fz="md" mb="md" id="judul-data">
        Data diri
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {namesOf(orang).map((name) => (
          <Fixed key={name} label={orang[name].label} value={shown?.[name]} />
        ))}
        <Fixed label={isianPekerjaan.idJabatan.label} value={shown?.jabatan.namaJabatan} />
        <Fixed label={isianPekerjaan.idDivisi.label} value={shown?.divisi.namaDivisi} />
      </SimpleGrid>
      <Textarea mt="md" label={alamatKtp.label} readOnly rows={2} variant="filled" value={textOf(shown?.alamatKtp)} />
    </Paper>
  );
}

function Fixed({ label, value }: { label: string; value: string | undefined }) {
  return <TextInput label={label} readOnly variant="filled" value={textOf(value)} />;
}

/** Nothing while loading, a dash for a blank value. */
const textOf = (value: string | undefined): string => (value === undefined ? "" : value || "-");

import { Paper, Text, Title } from "@mantine/core";
import classes from "../../profil/web/profil.module.css";
import { FaktorKeduaIsi } from "./FaktorKeduaIsi.tsx";

/** What the person signs in with besides the password, on the profile. */
export function FaktorKeduaCard() {
  return (
    <Paper className={classes.card} p="lg" component="section" id="keamanan" aria-labelledby="judul-faktor">
      <Title order={2} fz="md" id="judul-faktor">
        Faktor kedua
      </Title>
      <Text fz="sm" c="dimmed" mb="md">
        Dengan faktor kedua, orang yang mengetahui password anda tetap tidak dapat masuk.
      </Text>
      <FaktorKeduaIsi />
    </Paper>
  );
}

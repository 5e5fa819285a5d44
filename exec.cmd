@rem The scripts of package.json that go on running begin with « exec »: elsewhere a word of every shell, here this.
@%*

@rem Long-running scripts of package.json begin with « exec »: a built-in of other shells, this file on Windows.
@%*
